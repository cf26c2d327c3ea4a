import type { Timers } from '#src/realtime/timers.ts'
import type { Tell } from '#src/wire/base/read.ts'
import type { MinorUnit } from '#src/wire/base/values.ts'

import { createHttp, type Http, type HttpSettings } from './client.ts'
import { exchange, readReply, type CallOptions, type Send } from './exchange.ts'
import { noSessionError, statusError } from './failures.ts'

export interface CallSettings extends HttpSettings {
  /** The session's currency, or null where there is no session. */
  readonly currency: () => MinorUnit | null
  readonly timers: Timers
  /** Whether the device has no network. */
  readonly isOffline?: () => boolean
  /** Gives the page a turn. */
  readonly nextTurn: () => Promise<void>
  /** Hears what of a reply was left out, or kept as unknown [LIVE-13]. */
  readonly onLeftOut: Tell
  /** Left to tests; 10 s [SRV-14]. */
  readonly timeout?: number
}

/** Reads the data of a reply. @throws Unreadable */
type Read<T> = (data: unknown) => T

/** What a resource makes its calls with. */
export interface Caller {
  readonly http: Http
  /** Makes a call and reads its reply. @throws CallFailed whatever goes wrong, an unreadable reply included */
  get<T>(send: Send, read: Read<T>, signal?: AbortSignal): Promise<T>
  post<T>(send: Send, read: Read<T>, signal?: AbortSignal): Promise<T>
  /** What a call that tells by its status itself is made with, by `exchange`. */
  options(method: CallOptions['method'], signal?: AbortSignal): CallOptions
  /** @throws CallFailed where there is no session */
  currency(): MinorUnit
  readonly timeZone: () => string
  readonly nextTurn: () => Promise<void>
  readonly onLeftOut: Tell
  /** A time that the server gave; now, where that lies in the future of its clock. */
  readonly notAhead: (time: number) => number
}

export function createCaller(settings: CallSettings): Caller {
  const { timeout, timers, isOffline, currency, timeZone, nextTurn, onLeftOut, clock } = settings
  const options: Caller['options'] = (method, signal) => ({ method, timeout, timers, isOffline, signal })
  const call = async <T>(made: CallOptions, send: Send, read: Read<T>): Promise<T> => {
    const { data, error, response } = await exchange(made, send)
    // An error with an empty body leaves `error` empty as well: the status tells.
    if (!response.ok) throw statusError(response.status, error)
    return readReply(response.status, data, read)
  }
  return {
    http: createHttp(settings),
    get: (send, read, signal) => call(options('GET', signal), send, read),
    post: (send, read, signal) => call(options('POST', signal), send, read),
    options,
    currency() {
      const unit = currency()
      if (unit === null) throw noSessionError()
      return unit
    },
    timeZone,
    nextTurn,
    onLeftOut,
    notAhead: clock.notAhead,
  }
}
