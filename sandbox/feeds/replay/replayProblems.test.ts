import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'

import { afterAll, describe, expect, it } from 'vitest'

import { sampleRecording } from '../../samples/samples.ts'
import { replayFeed, scoreFileFor } from './replay.ts'
import { commandsOf, definition, mcm, ofKind, writeRecording } from './testing.ts'

const epoch = Date.UTC(2025, 5, 1, 12)
const folder = mkdtempSync(join(tmpdir(), 'replay-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('lines that cannot be used', () => {
  it('are reported with their numbers, and the rest is played', () => {
    const lines = gunzipSync(readFileSync(sampleRecording)).toString('utf8').trimEnd().split('\n')
    const broken = [...lines]
    broken.splice(4, 0, '{"op":"mcm","pt":17359')
    broken.splice(9, 0, JSON.stringify(mcm(1735970500000, { rc: [{ id: 11, atb: [['x', 2]] }] })))
    broken.splice(20, 0, JSON.stringify({ op: 'hello', pt: 1 }))
    broken.splice(30, 0, JSON.stringify(mcm(1735970900000, { rc: [{ id: 11, atb: [[2, 2]] }] })))
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
    ])
    writeRecording(folder, '2.1-score.jsonl', ['{"op":"ccm","pt":1,"cc":[]}', 'nonsense'])
    expect(scoreFileFor(market)).toBe(join(folder, '2.1-score.jsonl'))
    expect(replayFeed({ file: market, epoch }).problems).toMatchObject([{ line: 2, file: '2.1-score.jsonl' }])
  })

  it('that are all of a file make it no recording, with the first reason', () => {
    const file = writeRecording(folder, 'none.jsonl', ['Date,HomeTeam'])
    expect(() => replayFeed({ file, epoch })).toThrow(/holds no market message \(line 1: not JSON/)
  })

  it('do not matter where a gzip was cut off', () => {
    const packed = readFileSync(sampleRecording)
    const file = join(folder, 'cut.jsonl.gz')
    writeFileSync(file, packed.subarray(0, Math.floor(packed.length / 2)))
    const feed = replayFeed({ file, epoch })
    expect(feed.problems).toHaveLength(1)
    expect(ofKind(commandsOf(feed), 'inPlay')).toHaveLength(1)
  })
})
