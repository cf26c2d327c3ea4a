import { fromCallback, fromPromise } from 'xstate'

import { sessionMachine } from '#machines/session/machine.ts'
import type { Settings } from '#machines/session/settings.ts'
import type { FreshToken, KeepSessionEvent, SessionEvent } from '#machines/session/types.ts'
import type { Services } from '#src/client/services.ts'
import { deviceSession, tabSession, type KeptSession } from '#src/storage/records/records.ts'

/** The session, kept for reloads and shared with this session's other tabs [LAUNCH-08]. */
export function sessionLogic(services: Services) {
  const { api, storage, credentials } = services
  return sessionMachine.provide({
    actors: {
      refreshToken: fromPromise<FreshToken>(async ({ signal }) => {
        const { token, expiresAt } = await api.refreshToken(credentials.token() ?? '', signal)
        credentials.renew(token, expiresAt)
        return { token, lifetime: expiresAt - api.serverNow() }
      }),
      keepSession: fromCallback<KeepSessionEvent, { settings: Settings }>(({ input, receive, sendBack }) => {
        const { settings } = input
        const keep = (): void => {
          const tokens = credentials.granted()
          if (tokens === null) return
          const kept: KeptSession = { version: 1, settings, tokens, linkToken: credentials.linkToken }
          storage.write(tabSession, kept)
          storage.write(deviceSession, kept)
        }
        keep()
        receive(keep)
        return storage.subscribe((name) => {
          if (name !== deviceSession.name) return
          const kept = storage.read(deviceSession)
          if (
            kept === null ||
            kept.settings.sessionId !== settings.sessionId ||
            kept.tokens.token === credentials.token()
          )
            return
          const { token, tokenExpiresAt } = kept.tokens
          credentials.renew(token, tokenExpiresAt)
          const event: SessionEvent = {
            type: 'token.refreshedElsewhere',
            lifetime: tokenExpiresAt - api.serverNow(),
          }
          sendBack(event)
        })
      }),
    },
  })
}
