import { depthOf } from '#sandbox/testing/depth.ts'

const { SLIPWAY_DEPTH, SLIPWAY_RUN_SEED } = process.env

/**
 * How much a test of the browser does: `npm run test:deep` tries every case, npm test a sample that the seed of the run
 * chooses, the same in all workers (SLIPWAY_SEED, which a run prints, chooses it again).
 */
export const { isDeep, seed, sampleOf } = depthOf({ SLIPWAY_DEPTH, SLIPWAY_SEED: SLIPWAY_RUN_SEED })

/** Of a table of cases in npm test: so that of every row and of every column some come up, others with another seed. */
export function isChosen(row: number, column: number, oneOf: number): boolean {
  return isDeep || (row + column + seed) % oneOf === 0
}
