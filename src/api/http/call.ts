import createFetchClient, { type Client as FetchClient, type Middleware } from 'openapi-fetch'

import { wireLanguage, type Language } from '#domain/language.ts'
import type { paths } from '#openapi/client.gen.ts'
import type { Timers } from '#src/realtime/timers.ts'
import { isReadingError } from '#src/wire/fields.ts'

import { CallError } from './callError.ts'
import {
  abortedError,
  networkError,
  noSessionError,
  statusError,
  timeoutError,
  unreadableError,
} from './failures.ts'
import { requestTimeout } from './headStart.ts'
import type { ServerClock } from './serverClock.ts'

/** What every call takes from the running client. */
export interface CallSettings {
  /** Where the contract's paths begin: "/api", or with another host before it. */
  readonly baseUrl: string
  /** The member token, or null where there is no session. */
  readonly token: () => string | null
  readonly language: () => Language
  /** IANA name of the member's time zone. */
  readonly timeZone: () => string
  readonly clock: ServerClock
  readonly fetch: (request: Request) => Promise<Response>
  readonly timers: Timers
  /** UTC milliseconds by the device's clock. */
  readonly now: () => number
  /** A member call was answered 401, with the token that it carried [SRV-07]. */
  readonly onUnauthorized: (token: string) => void
  /** A member call was answered 403 [SRV-08]. */
  readonly onForbidden: () => void
  /** When the call of a reply was sent, where it began before the client was there: as `now`. */
  readonly sentAt?: ((response: Response) => number | undefined) | undefined
  /** Left to tests; 10 s [SRV-14]. */
  readonly timeout?: number
}

export type Http = FetchClient<paths>

/** Calls without a session: they make one. */
const publicPaths: ReadonlySet<string> = new Set(['/game-launch/'])
/** On the launch's way a 401 or 403 is the launch's own to tell [SRV-07]. */
const launchPath = '/game-launch/'
const pathsWithLanguage: ReadonlySet<string> = new Set(['/games', '/events/', '/transactions/'])
const pathsWithTimeZone: ReadonlySet<string> = new Set([
  '/games',
  '/games/tieco/',
  '/events/',
  '/transactions/',
])

/** Puts the member token on, and hears 401 and 403. A member call without a session never leaves [SRV-06]. */
function sessionMiddleware({ token, onUnauthorized, onForbidden }: CallSettings): Middleware {
  return {
    onRequest({ request, schemaPath }) {
      if (publicPaths.has(schemaPath) || request.headers.has('Authorization')) return
      const current = token()
      if (current === null) throw noSessionError()
      request.headers.set('Authorization', `Bearer ${current}`)
    },
    onResponse({ request, response, schemaPath }) {
      if (schemaPath.startsWith(launchPath)) return
      if (response.status === 403) onForbidden()
      // The token that was refused, which need not be the current one any more.
      if (response.status === 401)
        onUnauthorized((request.headers.get('Authorization') ?? '').replace(/^Bearer /, ''))
    },
  }
}

/** Puts the member's language and time zone on the calls that take them [SRV-04]. */
function localeMiddleware({ language, timeZone }: CallSettings): Middleware {
  return {
    onRequest({ request, schemaPath }) {
      if (!pathsWithTimeZone.has(schemaPath)) return
      const url = new URL(request.url)
      url.searchParams.set('timezone', timeZone())
      if (pathsWithLanguage.has(schemaPath)) url.searchParams.set('lang', wireLanguage(language()))
      return new Request(url, request)
    },
  }
}

function clockMiddleware({ clock, now, sentAt: earlySentAt }: CallSettings): Middleware {
  const sentAt = new Map<string, number>()
  return {
    onRequest({ id }) {
      sentAt.set(id, now())
    },
    onResponse({ id, response }) {
      const receivedAt = now()
      const sent = earlySentAt?.(response) ?? sentAt.get(id) ?? receivedAt
      clock.observe(response.headers.get('Date'), sent, receivedAt)
      sentAt.delete(id)
    },
    onError({ id }) {
      sentAt.delete(id)
    },
  }
}

/** The one client of the contract. Calls are made through `call`, which gives them a time limit and their errors a form. */
export function createHttp(settings: CallSettings): Http {
  const http = createFetchClient<paths>({
    baseUrl: settings.baseUrl,
    fetch: settings.fetch,
    // Nothing the client asks for may come from a cache; a cached reply would also bring a Date of long ago.
    cache: 'no-store',
  })
  http.use(sessionMiddleware(settings), localeMiddleware(settings), clockMiddleware(settings))
  return http
}

interface Reply {
  readonly data?: unknown
  readonly error?: unknown
  readonly response: Response
}

export interface CallOptions {
  readonly method: 'GET' | 'POST' | 'PATCH'
  readonly timeout?: number | undefined
  readonly timers: Timers
  /** The caller's own wish to stop. */
  readonly signal?: AbortSignal | undefined
}

/** A call that had begun early, and whose time ran out before or after it was taken. */
function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError'
}

/**
 * Makes a call with a time limit, after which it is aborted [SRV-14], and gives its reply, whatever its status.
 * @throws CallError where there is no reply, or none that can be read
 */
export async function exchange(
  options: CallOptions,
  send: (signal: AbortSignal) => Promise<Reply>,
): Promise<Reply> {
  const { method, timeout = requestTimeout, timers, signal } = options
  const controller = new AbortController()
  let isLate = false
  const timer = timers.startTimer(() => {
    isLate = true
    controller.abort()
  }, timeout)
  const stop = (): void => controller.abort()
  signal?.addEventListener('abort', stop)
  if (signal?.aborted === true) stop()
  let status: number | null = null
  try {
    const reply = await send(controller.signal)
    status = reply.response.status
    return reply
  } catch (error) {
    if (error instanceof CallError) throw error
    if (isLate || isTimeout(error)) throw timeoutError(method)
    if (signal?.aborted === true) throw abortedError()
    if (error instanceof SyntaxError) throw unreadableError(status, 'body')
    throw networkError()
  } finally {
    timers.stopTimer(timer)
    signal?.removeEventListener('abort', stop)
  }
}

/**
 * Makes a call and reads its reply.
 * @throws CallError whatever goes wrong, an unreadable reply included
 */
export async function call<T>(
  options: CallOptions,
  send: (signal: AbortSignal) => Promise<Reply>,
  read: (data: unknown) => T,
): Promise<T> {
  const { data, error, response } = await exchange(options, send)
  // An error with an empty body leaves `error` empty as well: the status tells.
  if (!response.ok) throw statusError(response.status, error)
  return readReply(response.status, data, read)
}

/** @throws CallError 'unreadable' where the reply is not what the contract says */
export function readReply<T>(status: number, data: unknown, read: (data: unknown) => T): T {
  try {
    return read(data)
  } catch (error) {
    if (isReadingError(error)) throw unreadableError(status, error instanceof Error ? error.message : '')
    throw error
  }
}
