import { fileURLToPath } from 'node:url'

const here = (name: string): string => fileURLToPath(new URL(`../samples/${name}`, import.meta.url))

/** A recorded cricket match (its score stream is next to it), made by `feeds/record.ts --seed 6`. */
export const sampleRecording = here('1.102087376-match-odds.jsonl.gz')

/** A season of thirty matches, made by `feeds/record.ts --seed 6`. */
export const sampleSeason = here('season-6.csv')

/** The seed both were made from. */
export const sampleSeed = 6
