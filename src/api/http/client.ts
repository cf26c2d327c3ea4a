import createFetchClient, { type Client as FetchClient } from 'openapi-fetch'

import type { Language } from '#domain/session/language.ts'
import type { paths } from '#openapi/client.gen.ts'

import { clockMiddleware, type ClockSettings } from './middlewares/clock.ts'
import { languageMiddleware } from './middlewares/language.ts'
import { serverMiddleware } from './middlewares/server.ts'
import { sessionMiddleware, type SessionSettings } from './middlewares/session.ts'
import { signatureMiddleware, type SigningSettings } from './middlewares/signing.ts'
import { timeZoneMiddleware } from './middlewares/timeZone.ts'
import { watchMiddleware, type WatchSettings } from './middlewares/watch.ts'
import type { ServerAddress } from './servers.ts'

/** What every call takes from the running client. */
export interface HttpSettings extends SessionSettings, ClockSettings, SigningSettings, WatchSettings {
  readonly serverAddress: ServerAddress
  readonly language: () => Language
  /** IANA name of the member's time zone. */
  readonly timeZone: () => string
  readonly fetch: (request: Request) => Promise<Response>
}

export type Http = FetchClient<paths>

/** The one client of the contract. Calls are made through a `Caller`, which gives them a time limit and their errors a form. */
export function createHttp(settings: HttpSettings): Http {
  const http = createFetchClient<paths>({
    baseUrl: settings.serverAddress('main'),
    fetch: settings.fetch,
    // Nothing the client asks for may come from a cache; a cached reply would also bring a Date of long ago.
    cache: 'no-store',
  })
  http.use(
    serverMiddleware(settings),
    sessionMiddleware(settings),
    timeZoneMiddleware(settings),
    languageMiddleware(settings),
    // A reply sets the clock before it is looked at for its signature.
    signatureMiddleware(settings),
    clockMiddleware(settings),
    watchMiddleware(settings),
  )
  return http
}
