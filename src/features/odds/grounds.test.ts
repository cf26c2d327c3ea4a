import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { createGrounds } from './grounds.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => vi.useRealTimers())

const times = (count: number, take: () => boolean) =>
  Array.from({ length: count }, take).filter(Boolean).length

describe('grounds', () => {
  it.each([
    [8, 3],
    [60, 3],
    [120, 6],
    [200, 10],
  ])(
    'are carried by no more than a few of %i cells, however many move at once: by %i [LIVE-08]',
    (cells, most) => {
      const grounds = createGrounds()
      for (let cell = 0; cell < cells; cell += 1) grounds.join()
      expect(times(cells, grounds.take)).toBe(most)
      vi.advanceTimersByTime(500)
      expect(grounds.take()).toBe(false)
      vi.advanceTimersByTime(200)
      expect(times(cells, grounds.take)).toBe(most)
    },
  )

  it('are as few as the cells that are left [LIVE-08]', () => {
    const grounds = createGrounds()
    const leaves = Array.from({ length: 200 }, grounds.join)
    for (const leave of leaves.slice(0, 100)) leave()
    expect(times(200, grounds.take)).toBe(5)
  })
})
