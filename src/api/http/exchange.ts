import { CallFailed } from '#machines/failure.ts'
import type { Timers } from '#src/realtime/timers.ts'
import { Unreadable } from '#src/wire/base/read.ts'

import { abortedError, networkError, timeoutError, unreadableError } from './failures.ts'
import { requestTimeout } from './headStart.ts'

export interface Reply {
  readonly data?: unknown
  readonly error?: unknown
  readonly response: Response
}

/** Makes a request, until the signal says to stop. */
export type Send = (signal: AbortSignal) => Promise<Reply>

export interface CallOptions {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT'
  readonly timeout?: number | undefined
  readonly timers: Timers
  /** Whether the device has no network. */
  readonly isOffline?: (() => boolean) | undefined
  /** The caller's own wish to stop. */
  readonly signal?: AbortSignal | undefined
}

/** A call that had begun early, and whose time ran out before or after it was taken. */
function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError'
}

/**
 * Makes a call with a time limit, after which it is aborted [SRV-14], and gives its reply, whatever its status.
 * @throws CallFailed where there is no reply, or none that can be read
 */
export async function exchange(options: CallOptions, send: Send): Promise<Reply> {
  const { method, timeout = requestTimeout, timers, signal } = options
  const controller = new AbortController()
  let isLate = false
  const timer = timers.startTimer(() => {
    isLate = true
    controller.abort(new DOMException('No answer in time', 'TimeoutError'))
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
    if (error instanceof CallFailed) throw error
    if (isLate || isTimeout(error)) throw timeoutError(method)
    if (signal?.aborted === true) throw abortedError()
    if (error instanceof SyntaxError) throw unreadableError(status, 'body')
    throw networkError(options.isOffline?.() === true)
  } finally {
    timers.stopTimer(timer)
    signal?.removeEventListener('abort', stop)
  }
}

/** @throws CallFailed `unreadable` where the reply is not what the contract says */
export function readReply<T>(status: number, data: unknown, read: (data: unknown) => T): T {
  try {
    return read(data)
  } catch (error) {
    if (error instanceof Unreadable) throw unreadableError(status, error.message)
    throw error
  }
}
