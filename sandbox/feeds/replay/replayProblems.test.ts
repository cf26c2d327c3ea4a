import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'

import { afterAll, describe, expect, it } from 'vitest'

import { sampleRecording } from '../../testing/samples.ts'
import { replayFeed, scoreFileFor } from './replay.ts'
import { commandsOf, definition, mcm, writeRecording } from './testing.ts'

const epoch = Date.UTC(2025, 5, 1, 12)
const folder = mkdtempSync(join(tmpdir(), 'replay-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Publish time of a line, counted from 0. */
function publishedOn(lines: readonly string[], index: number): number {
  return JSON.parse(lines[index] ?? '').pt
}

describe('lines that cannot be used', () => {
  it('are reported with their numbers, and the rest is played', () => {
    const lines = gunzipSync(readFileSync(sampleRecording)).toString('utf8').trimEnd().split('\n')
    const broken = [...lines]
    broken.splice(4, 0, '{"op":"mcm","pt":17359')
    broken.splice(9, 0, JSON.stringify(mcm(1735970500000, { rc: [{ id: 11, atb: [['x', 2]] }] })))
    broken.splice(20, 0, JSON.stringify({ op: 'hello', pt: 1 }))
    broken.splice(30, 0, JSON.stringify(mcm(publishedOn(broken, 29), { rc: [{ id: 11, atb: [[2, 2]] }] })))
    broken.push('')
    const file = join(folder, '1.102087376-match-odds.jsonl.gz')
    writeFileSync(file, gzipSync(broken.join('\r\n')))
    const feed = replayFeed({ file, epoch, scoreFile: null })
    expect(feed.problems.map(({ line }) => line)).toEqual([5, 10, 21, 31])
    expect(feed.problems[0]?.reason).toContain('not JSON')
    expect(feed.problems[1]?.reason).toContain('mc.0.rc.0.atb.0.0')
    expect(feed.problems[2]?.reason).toContain('op')
    expect(feed.problems[3]?.reason).toContain('1.9 has not been defined')
    const whole = commandsOf(replayFeed({ file: sampleRecording, epoch, scoreFile: null }))
    expect(commandsOf(feed)).toEqual(whole)
  })

  it('of the score stream are reported too', () => {
    const market = writeRecording(folder, '2.1-match-odds.jsonl', [
      mcm(1_000, { marketDefinition: definition('OPEN') }),
      mcm(2_000, { marketDefinition: definition('CLOSED') }),
    ])
    writeRecording(folder, '2.1-score.jsonl', [{ op: 'ccm', pt: 1, cc: [{ eventId: '77' }] }, 'nonsense'])
    expect(scoreFileFor(market)).toBe(join(folder, '2.1-score.jsonl'))
    expect(replayFeed({ file: market, epoch }).problems).toMatchObject([{ line: 2, file: '2.1-score.jsonl' }])
  })
})
