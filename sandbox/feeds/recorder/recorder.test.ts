import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

import { afterAll, describe, expect, it } from 'vitest'

import { sampleRecording, sampleSeason, sampleSeed } from '../../testing/samples.ts'
import { replayFeed, scoreFileFor } from '../replay/replay.ts'
import { readSeason } from '../season/rows.ts'
import { recordMatch } from './matchRecording.ts'
import { recordSeason } from './seasonRecording.ts'

const folder = mkdtempSync(join(tmpdir(), 'record-'))
afterAll(() => rmSync(folder, { recursive: true }))

const unpacked = (file: string): string[] =>
  gunzipSync(readFileSync(file)).toString('utf8').trimEnd().split('\n')

describe('a recorded match', () => {
  it("equals the sample, for the sample's seed", () => {
    const { market, score } = recordMatch(sampleSeed)
    expect(unpacked(sampleRecording)).toEqual(market)
    expect(unpacked(scoreFileFor(sampleRecording) ?? '')).toEqual(score)
  })

  it.each([1, 2, 3])('of seed %i is read back without a problem, to its winner', (seed) => {
    const { marketId, market, score } = recordMatch(seed)
    const file = join(folder, `${marketId}-match-odds.jsonl`)
    writeFileSync(file, market.join('\n'))
    writeFileSync(join(folder, `${marketId}-score.jsonl`), score.join('\n'))
    const feed = replayFeed({ file, epoch: 0 })
    const commands = [...{ [Symbol.iterator]: () => feed.commands }].map(({ command }) => command)
    expect(feed.problems).toEqual([])
    const settled = commands.flatMap((command) =>
      command.kind === 'settle' ? [Object.values(command.results)] : [],
    )
    expect(settled.map((results) => new Set(results))).toEqual([new Set(['lose', 'win'])])
    expect(commands.filter(({ kind }) => kind === 'score').length).toBeGreaterThan(60)
  })
})

describe('a recorded season', () => {
  it("equals the sample, for the sample's seed", () => {
    expect(readFileSync(sampleSeason, 'utf8')).toBe(recordSeason(sampleSeed))
  })

  it('is read back without a problem: thirty matches, each side at home and away against each other', () => {
    const file = join(folder, 'season.csv')
    writeFileSync(file, recordSeason(99))
    const { matches, problems } = readSeason(file)
    expect(problems.shown).toEqual([])
    expect(new Set(matches.map(({ home, away }) => `${home} v ${away}`)).size).toBe(30)
    expect(
      matches.every(({ result, goals, handicap, fullTime }) => result && goals && handicap && fullTime),
    ).toBe(true)
  })
})
