import type { ActorRefFrom } from 'xstate'

import { CallFailed, failureOfKind } from '../failure.ts'
import type { sessionMachine } from './machine.ts'

/**
 * Waits for a fresh token from the session's single flight: however many calls and sockets ask, one refresh runs.
 * @throws {CallFailed} `unauthorized` or `forbidden` where the session is over, `offline` where the refresh got no answer
 */
export function requestFreshToken(session: ActorRefFrom<typeof sessionMachine>): Promise<void> {
  return new Promise((resolve, reject) => {
    const snapshot = session.getSnapshot()
    if (snapshot.status !== 'active') {
      reject(
        new CallFailed(failureOfKind(snapshot.output?.end === 'forbidden' ? 'forbidden' : 'unauthorized')),
      )
      return
    }
    const subscriptions = [
      session.on('token.refreshed', () => {
        finish()
        resolve()
      }),
      session.on('token.refreshFailed', () => {
        // The reason is in the snapshot that follows: over for good, or merely unanswered.
        queueMicrotask(() => {
          finish()
          const end = session.getSnapshot().output?.end
          reject(
            new CallFailed(
              failureOfKind(
                end === undefined ? 'offline' : end === 'forbidden' ? 'forbidden' : 'unauthorized',
              ),
            ),
          )
        })
      }),
      session.subscribe({
        complete: () => {
          finish()
          const end = session.getSnapshot().output?.end
          reject(new CallFailed(failureOfKind(end === 'forbidden' ? 'forbidden' : 'unauthorized')))
        },
      }),
    ]
    const finish = () => {
      for (const subscription of subscriptions) subscription.unsubscribe()
    }
    session.send({ type: 'token.refreshRequested' })
  })
}
