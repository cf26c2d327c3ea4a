import type { ActorRefFrom } from 'xstate'

import { CallFailed, failureOfKind } from '../failure.ts'
import type { sessionMachine } from './machine.ts'

/**
 * Waits for a fresh token from the session's single flight: however many calls and sockets ask, one refresh runs.
 * @throws {CallFailed} `unauthorized` or `forbidden` where the session is over, `offline` where the refresh got no answer
 */
export function requestFreshToken(session: ActorRefFrom<typeof sessionMachine>): Promise<void> {
  return new Promise((resolve, reject) => {
    if (session.getSnapshot().status !== 'active') {
      reject(ended(session))
      return
    }
    const subscriptions = [
      session.on('token.refreshed', () => {
        finish()
        resolve()
      }),
      session.on('token.refreshFailed', () => {
        finish()
        reject(new CallFailed(failureOfKind('offline')))
      }),
      session.subscribe({
        complete: () => {
          finish()
          reject(ended(session))
        },
      }),
    ]
    const finish = () => {
      for (const subscription of subscriptions) subscription.unsubscribe()
    }
    session.send({ type: 'token.refreshRequested' })
  })
}

/** The error for callers that need a token once the session is over for good. */
function ended(session: ActorRefFrom<typeof sessionMachine>): CallFailed {
  const end = session.getSnapshot().output?.end
  return new CallFailed(failureOfKind(end === 'forbidden' ? 'forbidden' : 'unauthorized'))
}
