import { fromCallback, fromPromise } from 'xstate'

import { sessionMachine } from '#machines/session/machine.ts'
import type { Settings } from '#machines/session/settings.ts'
import type { FreshToken, KeepSessionEvent, SessionEvent } from '#machines/session/types.ts'
import type { Services } from '#src/client/services.ts'
import { deviceSession, tabSession, type KeptSession } from '#src/storage/records.ts'

/** The session, kept for reloads and shared with this session's other tabs [LAUNCH-08]. */
export function sessionLogic(services: Services) {
  const { api, storage, session } = services
  return sessionMachine.provide({
    actors: {
      refreshToken: fromPromise<FreshToken, { token: string }>(async ({ input, signal }) => {
        const { token, expiresAt } = await api.refreshToken(input.token, signal)
        return { token, lifetime: expiresAt - api.serverNow() }
      }),
      keepSession: fromCallback<KeepSessionEvent, { settings: Settings }>(({ input, receive, sendBack }) => {
        const { settings } = input
        const keep = (token: string, tokenExpiresAt: number): void => {
          const kept: KeptSession = {
            version: 1,
            settings,
            token,
            tokenExpiresAt,
            linkToken: services.linkToken,
          }
          storage.write(tabSession, kept)
          storage.write(deviceSession, kept)
        }
        keep(settings.token, settings.tokenExpiresAt)
        receive(({ token, lifetime }) => {
          session.renew(token)
          keep(token, api.serverNow() + lifetime)
        })
        return storage.subscribe((name) => {
          if (name !== deviceSession.name) return
          const kept = storage.read(deviceSession)
          if (
            kept === null ||
            kept.settings.sessionId !== settings.sessionId ||
            kept.token === session.token()
          )
            return
          session.renew(kept.token)
          const event: SessionEvent = {
            type: 'token.refreshedElsewhere',
            token: kept.token,
            lifetime: kept.tokenExpiresAt - api.serverNow(),
          }
          sendBack(event)
        })
      }),
    },
  })
}
