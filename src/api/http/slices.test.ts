import { describe, expect, it } from 'vitest'

import { CallFailed } from '#machines/failure.ts'
import { testTurn } from '#src/testing/environment.ts'

import { inSlices } from './slices.ts'

const thousand = Array.from({ length: 1_000 }, (_, at) => at)

describe('a long list is read in slices', () => {
  it('whole and in its order, with a turn for the page after each [BROWSE-05]', async () => {
    let turns = 0
    const read = await inSlices(thousand, (each) => each * 2, {
      nextTurn: async () => {
        turns += 1
      },
    })
    expect(read).toEqual(thousand.map((each) => each * 2))
    expect(turns).toBeGreaterThan(5)
  })

  it('in one go where it is short: nothing waits for a turn', async () => {
    let turns = 0
    await inSlices(thousand.slice(0, 20), () => {}, {
      nextTurn: async () => {
        turns += 1
      },
    })
    expect(turns).toBe(0)
  })

  it('and what else the page has to do comes in between', async () => {
    const order: unknown[] = []
    setTimeout(() => order.push('input'))
    await inSlices(thousand, (each) => order.push(each), {
      // Turns until that has had its own, and then as ever.
      nextTurn: () => new Promise((resolve) => setTimeout(resolve)),
    })
    expect(order).toHaveLength(1_001)
    expect(order.indexOf('input')).toBeLessThan(1_000)
    expect(await inSlices(thousand, (each) => each, { nextTurn: testTurn })).toEqual(thousand)
  })

  it('until nobody wants it any more', async () => {
    const controller = new AbortController()
    const read: number[] = []
    const reading = inSlices(
      thousand,
      (each) => {
        read.push(each)
        if (each === 2) controller.abort()
      },
      { signal: controller.signal, nextTurn: testTurn },
    )
    await expect(reading).rejects.toThrow(CallFailed)
    expect(read).toEqual([0, 1, 2])
  })
})
