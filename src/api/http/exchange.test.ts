import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { testTimers } from '#src/testing/environment.ts'

import { exchange, type CallOptions } from './exchange.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A call that nobody answers, as `fetch` makes it. */
function unanswered(options: CallOptions) {
  const call = { isAborted: false, error: undefined as unknown }
  exchange(
    options,
    (signal) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => {
          call.isAborted = true
          reject(new DOMException('aborted', 'AbortError'))
        })
      }),
  ).catch((error: unknown) => {
    call.error = error
  })
  return call
}

describe('a call that gets no answer', () => {
  it.each([
    ['GET', 0],
    ['POST', 3],
    ['PATCH', 0],
  ] as const)(
    'is aborted after 10 s, as a time-out: %s with base code %d [SRV-14] [SRV-09]',
    async (method, baseCode) => {
      const call = unanswered({ method, timers: testTimers })
      await vi.advanceTimersByTimeAsync(9_999)
      expect(call).toMatchObject({ isAborted: false, error: undefined })
      await vi.advanceTimersByTimeAsync(1)
      expect(call).toMatchObject({ isAborted: true, error: { failure: { kind: 'timedOut', baseCode } } })
    },
  )

  it('is stopped by its caller, and leaves no timer behind', async () => {
    const stop = new AbortController()
    const call = unanswered({ method: 'GET', timers: testTimers, signal: stop.signal })
    stop.abort()
    await vi.advanceTimersByTimeAsync(0)
    expect(call).toMatchObject({ isAborted: true, error: { failure: { kind: 'offline' } } })
    expect(vi.getTimerCount()).toBe(0)
  })
})
