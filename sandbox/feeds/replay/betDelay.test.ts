import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, describe, expect, it } from 'vitest'

import { sampleRecording } from '../../testing/samples.ts'
import { replayFeed } from './replay.ts'
import { commandsOf, definition, mcm, ofKind, writeRecording } from './testing.ts'

const folder = mkdtempSync(join(tmpdir(), 'bet-delay-'))
afterAll(() => rmSync(folder, { recursive: true }))

const backed = (euro: number) => ({ rc: [{ id: 11, atb: [[euro, 50]] }] })

describe('a recorded market', () => {
  it('reports its bet delay when it begins and when it ends, with the length that the replay gives it', () => {
    const file = writeRecording(folder, '1.9-match-odds.jsonl', [
      mcm(1_000, { marketDefinition: definition('OPEN', { betDelay: 0 }) }),
      mcm(2_000, { marketDefinition: definition('OPEN', { inPlay: true, betDelay: 5 }) }),
      mcm(3_000, { marketDefinition: definition('SUSPENDED', { inPlay: true, betDelay: 5 }) }),
      mcm(4_000, { marketDefinition: definition('OPEN') }),
    ])
    const delays = (speed: number) =>
      ofKind(commandsOf(replayFeed({ file, epoch: 0, speed })), 'betDelay').map(({ command }) => command.ms)
    expect(delays(1)).toEqual([5000, 0])
    expect(delays(20)).toEqual([250, 0])
  })

  it('of the sample reports it with the definition that contains it, in sandbox time', () => {
    const epoch = Date.UTC(2025, 5, 1, 12)
    const delays = (speed: number): unknown =>
      ofKind(
        commandsOf(replayFeed({ file: sampleRecording, epoch, scoreFile: null, speed })),
        'betDelay',
      ).map(({ at: time, command }) => [time - epoch, command.ms])
    expect(delays(1)).toEqual([[2 * 60_000, 5_000]])
    expect(delays(10)).toEqual([[2 * 60_000, 500]])
  })

  it("reports a score with the market's next message, after its prices [LIVE-06]", () => {
    const file = writeRecording(folder, '1.8-match-odds.jsonl', [
      mcm(500, { marketDefinition: definition('OPEN') }),
      mcm(1_000, { marketDefinition: definition('OPEN', { inPlay: true }), ...backed(1.5) }),
      mcm(5_000, backed(1.8)),
    ])
    const runs = (inningsRuns: number) => ({
      cc: [
        {
          eventId: '77',
          homeTeam: { name: 'A' },
          awayTeam: { name: 'B' },
          matchStats: {
            currentInnings: 1,
            inningsStats: [
              { inningsNum: 1, battingTeam: 'A', inningsRuns, inningsOvers: '1', inningsWickets: 0 },
            ],
          },
        },
      ],
    })
    const scoreFile = writeRecording(folder, '1.8-score.jsonl', [
      { op: 'ccm', pt: 900, ...runs(0) },
      { op: 'ccm', pt: 3_000, ...runs(6) },
    ])
    const told = commandsOf(replayFeed({ file, scoreFile, epoch: 0, startBeforeMs: 1_000 }))
    const order = told.flatMap(({ at, command }) => {
      if (command.kind === 'prices') return [`${at} ${command.prices[0]?.euro}`]
      return command.kind === 'score' ? [`${at} ${command.scoreline}`] : []
    })
    expect(order).toEqual(['1000 1.50', '1000 0/0-0/0', '5000 1.80', '5000 6/0-0/0'])
  })
})
