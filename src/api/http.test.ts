import { afterEach, describe, expect, it, vi } from 'vitest'

import { exchange } from './http.ts'

afterEach(() => {
  vi.useRealTimers()
})

describe('a call without a time limit of its own', () => {
  it('is aborted after 10 s, and not before [SRV-14]', async () => {
    vi.useFakeTimers()
    let isAborted = false
    const ended = vi.fn<(error: unknown) => void>()
    exchange(
      { method: 'POST' },
      (signal) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => {
            isAborted = true
            reject(new DOMException('Aborted', 'AbortError'))
          })
        }),
    ).catch(ended)
    await vi.advanceTimersByTimeAsync(9_999)
    expect(isAborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(isAborted).toBe(true)
    expect(ended).toHaveBeenCalledWith(expect.objectContaining({ kind: 'timeout', base_code: 3 }))
  })
})
