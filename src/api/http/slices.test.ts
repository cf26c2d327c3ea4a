import { describe, expect, it } from 'vitest'

import { CallError } from './callError.ts'
import { inSlices } from './slices.ts'

const hundred = Array.from({ length: 100 }, (_, at) => at)

/** Time that goes by with every look at it, so that each item takes as long as this. */
function clockOf(milliseconds: number): () => number {
  let time = 0
  return () => (time += milliseconds)
}

describe('a long list is read in slices', () => {
  it('whole and in its order, with a turn for the page whenever a slice has taken its time [BROWSE-05]', async () => {
    let turns = 0
    const read = await inSlices(hundred, (each) => each * 2, {
      now: clockOf(1),
      pause: async () => {
        turns += 1
      },
    })
    expect(read).toEqual(hundred.map((each) => each * 2))
    expect(turns).toBeGreaterThan(5)
  })

  it('in one go where it is short: nothing waits for a turn', async () => {
    let turns = 0
    await inSlices(hundred, () => {}, {
      now: () => 0,
      pause: async () => {
        turns += 1
      },
    })
    expect(turns).toBe(0)
  })

  it('and what else the page has to do comes in between', async () => {
    const order: unknown[] = []
    setTimeout(() => order.push('input'))
    await inSlices(hundred, (each) => order.push(each), { now: clockOf(1_000) })
    expect(order).toHaveLength(101)
    expect(order.at(-1)).toBe(99)
  })

  it('until nobody wants it any more', async () => {
    const controller = new AbortController()
    const read: number[] = []
    const reading = inSlices(
      hundred,
      (each) => {
        read.push(each)
        if (each === 2) controller.abort()
      },
      { signal: controller.signal, now: clockOf(1_000) },
    )
    await expect(reading).rejects.toThrow(CallError)
    expect(read).toEqual([0, 1, 2])
  })
})
