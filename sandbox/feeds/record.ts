import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'

import { recordMatch } from './recorder/matchRecording.ts'
import { recordSeason } from './recorder/seasonRecording.ts'

/** Writes a simulated match and a simulated season into a folder, in the formats the feeds read. */
const { values } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, out: { type: 'string', default: '.' } },
})
const seed = Number(values.seed)
if (!Number.isSafeInteger(seed)) throw new RangeError(`--seed is a whole number, not ${values.seed}.`)

const { marketId, market, score } = recordMatch(seed)
mkdirSync(values.out, { recursive: true })
const write = (name: string, content: string | Buffer): void => {
  const file = join(values.out, name)
  writeFileSync(file, content)
  console.log(`${file}: ${Math.ceil(content.length / 1024)} KB`)
}
write(`${marketId}-match-odds.jsonl.gz`, gzipSync(`${market.join('\n')}\n`, { level: 9 }))
write(`${marketId}-score.jsonl.gz`, gzipSync(`${score.join('\n')}\n`, { level: 9 }))
write(`season-${seed}.csv`, recordSeason(seed))
