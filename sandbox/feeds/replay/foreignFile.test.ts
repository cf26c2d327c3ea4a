import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, describe, expect, it } from 'vitest'

import { sampleRecording, sampleSeason } from '../../testing/samples.ts'
import { readLines } from '../lines.ts'
import { createProblemLog, FeedFileError } from '../problems.ts'
import { replayFeed } from './replay.ts'
import { commandsOf, ofKind, writeRecording } from './testing.ts'

const epoch = Date.UTC(2025, 5, 1, 12)
const folder = mkdtempSync(join(tmpdir(), 'foreign-'))
afterAll(() => rmSync(folder, { recursive: true }))

const sample = readLines(sampleRecording, createProblemLog()).map(({ text }) => text)

describe('a file of another kind', () => {
  const errorOf = (file: string): string => {
    try {
      replayFeed({ file, epoch })
    } catch (error) {
      if (error instanceof FeedFileError) return error.message
    }
    throw new Error(`${file} was played.`)
  }

  it.each([
    ['a season', sampleSeason, 'it looks like a season, which --season plays.'],
    [
      'the score stream',
      sampleRecording.replace('-match-odds', '-score'),
      'it holds scores; give the market stream they belong to.',
    ],
    ['notes', writeRecording(folder, 'notes.txt', ['Monday', 'Tuesday']), '(line 1: not JSON'],
    [
      'heartbeats',
      writeRecording(folder, 'beats.jsonl', ['{"op":"mcm","pt":1}']),
      'no message about a market',
    ],
  ])('%s stops with one error', (_what, file, message) => {
    expect(errorOf(file)).toContain(`${file} is no recorded market stream`)
    expect(errorOf(file)).toContain(message)
  })

  it('that never defines its market stops with one error', () => {
    expect(errorOf(writeRecording(folder, 'undefined.jsonl', [sample[1]]))).toContain(
      'defines no market that can be played (line 1: market 1.102087376 has not been defined yet).',
    )
  })

  it('next to the stream in place of its scores is one problem, and the market is played', () => {
    const file = writeRecording(folder, '4.1-match-odds.jsonl', sample)
    writeRecording(folder, '4.1-score.jsonl', [''])
    const feed = replayFeed({ file, epoch })
    expect(feed.problems).toMatchObject([{ line: 1, reason: expect.stringContaining('no scores:') }])
    expect(ofKind(commandsOf(feed), 'settle')[0]?.command.results).toMatchObject({ home: 'win' })
  })
})
