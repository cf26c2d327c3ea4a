import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { sampleRecording } from '#sandbox/testing/samples.ts'

const match = fileURLToPath(
  new URL('../../../../shared/recordings/1.200806927-match-odds.jsonl.gz', import.meta.url),
)

/** The recorded cricket match where it is at hand, else the one the simulator recorded. */
export const recording = existsSync(match)
  ? { real: true, file: match }
  : { real: false, file: sampleRecording }
