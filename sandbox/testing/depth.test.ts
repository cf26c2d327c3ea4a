import { describe, expect, it } from 'vitest'

import { depthOf } from './depth.ts'

const letters = 'abcdefghij'.split('')

describe('how much a test does', () => {
  it('is a sample that its seed chooses, in order, and the same for the same seed', () => {
    const samples = new Set<string>()
    for (let seed = 0; seed < 20; seed += 1) {
      const { sampleOf, stretchOf, depth } = depthOf({ SLIPWAY_SEED: `${seed}` })
      const sample = sampleOf(letters, 3)
      expect(sample).toHaveLength(3)
      expect(sample).toEqual(sample.toSorted())
      expect(sampleOf(letters, 3)).toEqual(sample)
      samples.add(sample.join(''))
      const stretch = stretchOf(380, 30)
      expect(stretch).toEqual(stretchOf(380, 30))
      expect(stretch).toHaveLength(30)
      expect(stretch.at(-1)).toBe((stretch[0] ?? 0) + 29)
      expect(stretch.at(-1)).toBeLessThan(380)
      expect(depth).toBe(`SLIPWAY_SEED=${seed}`)
    }
    expect(samples.size).toBeGreaterThan(5)
  })

  it('is everything if there is no more than the sample, and in depth', () => {
    const few = depthOf({ SLIPWAY_SEED: '5' })
    expect(few.sampleOf(letters, 99)).toEqual(letters)
    expect(few.stretchOf(3, 30)).toEqual([0, 1, 2])
    const { sampleOf, stretchOf, isDeep } = depthOf({ SLIPWAY_DEPTH: 'deep', SLIPWAY_SEED: '5' })
    expect(isDeep).toBe(true)
    expect(sampleOf(letters, 3)).toEqual(letters)
    expect(stretchOf(380, 30)).toHaveLength(380)
  })
})
