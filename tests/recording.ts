import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const match = '../shared/recordings/1.200806927-match-odds.jsonl.gz'
const season = '../shared/fixtures/E0-2023-24.csv'

/** The recorded cricket match where it is at hand, else the one the simulator recorded. Paths from the project's root. */
export const recording = existsSync(`${root}${match}`)
  ? { real: true, file: match }
  : { real: false, file: 'sandbox/samples/match-odds.jsonl.gz' }

/** The real football season where it is at hand, else the simulator's. */
export const footballSeason = existsSync(`${root}${season}`)
  ? { real: true, file: season }
  : { real: false, file: 'sandbox/samples/season.csv' }
