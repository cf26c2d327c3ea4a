import { describe, expect, it } from 'vitest'

import { reconnectDelayFor } from '../reconnect.ts'

describe('the wait before a reconnect', () => {
  it('is about a second at first and never more than 30 s, spread over the clients [LIVE-04]', () => {
    for (const random of [0, 0.25, 0.5, 0.999]) {
      expect(reconnectDelayFor(1, random)).toBeGreaterThanOrEqual(750)
      expect(reconnectDelayFor(1, random)).toBeLessThanOrEqual(1_250)
      expect(reconnectDelayFor(50, random)).toBeGreaterThanOrEqual(22_500)
      expect(reconnectDelayFor(50, random)).toBeLessThanOrEqual(30_000)
    }
    expect(new Set([0, 0.2, 0.4, 0.6, 0.8].map((random) => reconnectDelayFor(1, random))).size).toBe(5)
  })

  const randoms = Array.from({ length: 1_000 }, (_, at) => at / 1_000)

  it.each([
    [1, 1_000],
    [2, 2_000],
    [3, 4_000],
    [4, 8_000],
    [5, 16_000],
  ])('at try %i is %i ms, a quarter less to a quarter more over the clients [LIVE-04]', (attempt, middle) => {
    const waits = randoms.map((random) => reconnectDelayFor(attempt, random))
    expect(Math.min(...waits) / middle).toBeCloseTo(0.75, 2)
    expect(Math.max(...waits) / middle).toBeCloseTo(1.25, 2)
  })

  it('is 30 s at the longest [LIVE-04]', () => {
    expect(Math.max(...randoms.map((random) => reconnectDelayFor(50, random)))).toBe(30_000)
  })

  it('is spread over the tries of each client as well [LIVE-04]', () => {
    const waits = [1, 2, 3, 4, 5].map((attempt) => reconnectDelayFor(attempt, 0.5))
    expect(waits).toEqual([809, 2_236, 3_708, 9_889, 16_721])
  })
})
