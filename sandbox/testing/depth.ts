import { createRandom } from '../feeds/random.ts'

/** What the environment says about how much a test does. */
interface Environment {
  readonly SLIPWAY_DEPTH?: string | undefined
  readonly SLIPWAY_SEED?: string | undefined
}

/** How much a test does: `npm run test:deep` makes it do everything it can, npm test a sample chosen by the seed. */
export function depthOf({ SLIPWAY_DEPTH, SLIPWAY_SEED }: Environment) {
  const isDeep = SLIPWAY_DEPTH === 'deep'
  /** Chooses the samples. To repeat a failure, use the seed in its title. */
  const seed = Number(SLIPWAY_SEED ?? Date.now() % 1_000_000)
  return {
    isDeep,
    seed,
    /** For a title: how much of it was done. */
    depth: isDeep ? `whole, SLIPWAY_DEPTH=deep SLIPWAY_SEED=${seed}` : `SLIPWAY_SEED=${seed}`,

    /** In depth all of them, else `count` of them, in order. */
    sampleOf: <T>(all: readonly T[], count: number): T[] => {
      if (isDeep) return [...all]
      const random = createRandom(seed, all.length)
      const left = all.map((_, at) => at)
      const chosen = new Set<number>()
      while (chosen.size < Math.min(count, all.length))
        for (const at of left.splice(random.whole(0, left.length - 1), 1)) chosen.add(at)
      return all.filter((_, at) => chosen.has(at))
    },

    /** In depth the whole numbers from 0 up to, but not including, `whole`, else `count` of them in a row. */
    stretchOf: (whole: number, count: number): number[] => {
      const from = isDeep ? 0 : createRandom(seed, whole).whole(0, Math.max(0, whole - count))
      return Array.from({ length: isDeep ? whole : Math.min(count, whole) }, (_, at) => from + at)
    },
  }
}

export const { isDeep, seed, depth, sampleOf, stretchOf } = depthOf(process.env)
