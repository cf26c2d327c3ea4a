import { describe, expect, it } from 'vitest'

import { momentsOf } from './moments.ts'

const range = { count: 2, min: -60, max: 90 }
const tests = ['a receipt', 'a refusal', 'a booking'].flatMap((kind) =>
  ['closed', 'reloaded', 'hidden', 'killed'].map((way) => `${kind}, ${way}`),
)

describe('the moments at which pages go', () => {
  it('are the same for a test and a seed, as many as are asked for, and in range', () => {
    for (const test of tests) {
      const moments = momentsOf(test, { ...range, seed: 7 })
      expect(moments).toEqual(momentsOf(test, { ...range, seed: 7 }))
      expect(moments).toHaveLength(2)
      for (const moment of moments) expect(Math.abs(moment - 15)).toBeLessThanOrEqual(75)
    }
  })

  it.each([1, 7, 999_999])('are other ones for each test of seed %i, and for each seed', (seed) => {
    const all = tests.map((test) => momentsOf(test, { ...range, seed }).join(' '))
    expect(new Set(all).size).toBe(tests.length)
    for (const test of tests)
      expect(momentsOf(test, { ...range, seed })).not.toEqual(momentsOf(test, { ...range, seed: seed + 1 }))
  })
})
