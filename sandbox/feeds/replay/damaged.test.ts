import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, describe, expect, it } from 'vitest'

import { sampleRecording } from '../../testing/samples.ts'
import type { Feed } from '../feed.ts'
import { readLines } from '../lines.ts'
import { createProblemLog } from '../problems.ts'
import { giveBackAfterMs, replayFeed, stayAfterEndMs } from './replay.ts'
import { commandsOf, definition, mcm, ofKind, writeRecording } from './testing.ts'

const epoch = Date.UTC(2025, 5, 1, 12)
const day = 24 * 3_600_000
const folder = mkdtempSync(join(tmpdir(), 'damaged-'))
afterAll(() => rmSync(folder, { recursive: true }))

const sample = readLines(sampleRecording, createProblemLog()).map(({ text }) => text)
const turnInPlay = sample.findIndex((text) => text.includes('"inPlay":true'))
const suspended = sample.findLastIndex((text) => text.includes('"status":"SUSPENDED"'))

function play(lines: readonly unknown[]): Feed {
  return replayFeed({ file: writeRecording(folder, 'damaged.jsonl', lines), epoch, scoreFile: null })
}

/** A line of the sample with another publish time. */
function at(index: number, publishTime: (pt: number) => number): string {
  const message: { pt: number } = JSON.parse(sample[index] ?? '')
  return JSON.stringify({ ...message, pt: publishTime(message.pt) })
}

function reasons(feed: Feed): string[] {
  return feed.problems.map(({ line, reason }) => `${line}: ${reason}`)
}

const wholeCommands = commandsOf(play(sample))

describe('a stream that ends early', () => {
  it.each([
    ['in play', turnInPlay + 200, 1],
    ['before the match', 20, 1],
    ['suspended, as a market is that never closed', suspended + 1, 0],
  ])('%s is paused with its last line, then given back and closed', (_when, length, pauses) => {
    const feed = play(sample.slice(0, length))
    expect(reasons(feed)).toEqual([
      `${length}: the stream ends before market 1.102087376 is closed: given back`,
    ])
    const commands = commandsOf(feed)
    const settled = commands.find(({ command }) => command.kind === 'settle')
    const end = (settled?.at ?? 0) - giveBackAfterMs
    const last = commands.filter((command) => command.at >= end)
    expect(last.filter(({ command }) => command.kind === 'status')).toHaveLength(1)
    expect(
      last.filter(({ command }) => command.kind === 'status' && command.status === 'paused').length,
    ).toBeGreaterThanOrEqual(pauses)
    expect(last.slice(-2)).toEqual([
      {
        at: end + giveBackAfterMs,
        command: {
          kind: 'settle',
          marketId: '1.102087376',
          results: { home: 'void', away: 'void' },
          resultValue: 'Void',
        },
      },
      { at: end + stayAfterEndMs, command: { kind: 'closeEvent', eventId: '30219811' } },
    ])
  })

  it('before the match is still on offer at the epoch', () => {
    const commands = commandsOf(play(sample.slice(0, 20)))
    const [settled] = ofKind(commands, 'settle')
    expect((settled?.at ?? 0) - giveBackAfterMs).toBe(epoch + 2 * 60_000)
  })

  it('is returned equally soon at any speed', () => {
    const file = writeRecording(folder, 'fast.jsonl', sample.slice(0, turnInPlay + 200))
    const commands = commandsOf(replayFeed({ file, epoch, scoreFile: null, speed: 20 }))
    const paused = ofKind(commands, 'status').findLast(({ command }) => command.status === 'paused')
    expect(ofKind(commands, 'settle')[0]?.at).toBe((paused?.at ?? 0) + giveBackAfterMs)
  })
})

describe('a publish time', () => {
  const middle = turnInPlay + 100

  it('far ahead is reported with its line, and nothing after it is late', () => {
    const lines = [...sample]
    lines[middle] = at(middle, (pt) => pt + 400 * day)
    const feed = play(lines)
    expect(reasons(feed)).toEqual([
      expect.stringMatching(`^${middle + 1}: publish time 2026-.* lies after that of the next lines`),
    ])
    expect(commandsOf(feed).slice(-200)).toEqual(wholeCommands.slice(-200))
  })

  it('far ahead on the last line does not delay the result', () => {
    const lines = [...sample]
    lines[sample.length - 1] = at(sample.length - 1, (pt) => pt + 400 * day)
    const feed = play(lines)
    expect(reasons(feed)).toEqual([
      expect.stringMatching(`^${sample.length}: publish time .* lies 400 days after the line before it`),
    ])
    const [settled] = ofKind(commandsOf(feed), 'settle')
    const [known] = ofKind(wholeCommands, 'settle')
    expect(settled?.command).toEqual(known?.command)
    expect(Math.abs((settled?.at ?? 0) - (known?.at ?? 0))).toBeLessThan(60_000)
  })

  it('out of order is reported with its line, and what it says is played in the order of the file', () => {
    const lines = [...sample]
    lines[middle] = at(middle, (pt) => pt - day)
    const feed = play(lines)
    expect(reasons(feed)).toEqual([
      expect.stringMatching(`^${middle + 1}: publish time .* lies before that of the last line`),
    ])
    expect(commandsOf(feed).map(({ command }) => command)).toEqual(
      wholeCommands.map(({ command }) => command),
    )
  })

  it('of 0 on the first line is reported there and moves nothing else', () => {
    const lines = [...sample]
    lines[0] = at(0, () => 0)
    const feed = play(lines)
    expect(reasons(feed)).toEqual([expect.stringMatching('^1: publish time 1970-.* before what follows')])
    expect(commandsOf(feed).slice(10)).toEqual(wholeCommands.slice(10))
  })

  it.each([-1, 1.5, 1e300])('of %d is invalid: the line is left out, with its number', (pt) => {
    const lines = [...sample]
    lines[middle] = at(middle, () => pt)
    expect(reasons(play(lines))).toEqual([expect.stringMatching(`^${middle + 1}: pt: `)])
  })

  it('of a score is judged in the same way', () => {
    const score = (pt: number, runs: number): Record<string, unknown> => ({
      op: 'ccm',
      pt,
      cc: [
        {
          eventId: '77',
          fixtureInfo: { homeTeam: 'A', awayTeam: 'B' },
          matchStats: {
            currentInnings: 1,
            inningsStats: [
              { inningsNum: 1, battingTeam: 'A', inningsRuns: runs, inningsOvers: '1.0', inningsWickets: 0 },
            ],
          },
        },
      ],
    })
    const file = writeRecording(folder, '3.1-match-odds.jsonl', [
      mcm(1_000, { marketDefinition: definition('OPEN') }),
      mcm(9_000, { marketDefinition: definition('CLOSED') }),
    ])
    writeRecording(folder, '3.1-score.jsonl', [score(2_000, 1), score(400 * day, 2), score(3_000, 3)])
    const feed = replayFeed({ file, epoch })
    expect(feed.problems).toMatchObject([{ file: '3.1-score.jsonl', line: 2 }])
    expect(ofKind(commandsOf(feed), 'score').map(({ command }) => command.scoreline)).toEqual([
      '1/0-0/0',
      '2/0-0/0',
      '3/0-0/0',
    ])
  })

  it('of the start that is years away is reported, and the event starts with the turn in play', () => {
    const feed = play(sample.map((text) => text.replaceAll('2025-01-04T', '2095-01-04T')))
    expect(feed.problems).toMatchObject([{ line: 1, reason: expect.stringContaining('marketTime 2095-') }])
    expect(ofKind(commandsOf(feed), 'event')[0]?.command.event.startUtc).toBe(epoch + 2 * 60_000)
  })
})

describe('winners', () => {
  const runners = (...statuses: string[]) => statuses.map((status, index) => ({ id: index + 1, status }))
  const ended = (market: Record<string, unknown>, ...statuses: string[]): Feed =>
    play([
      mcm(1_000, {
        marketDefinition: definition('OPEN', {
          ...market,
          runners: runners(...statuses.map(() => 'ACTIVE')),
        }),
      }),
      mcm(2_000, { marketDefinition: definition('CLOSED', { ...market, runners: runners(...statuses) }) }),
    ])
  const resultsOf = (feed: Feed): unknown => ofKind(commandsOf(feed), 'settle')[0]?.command

  it('are reported if a match has two, and the market is void', () => {
    const feed = ended({ numberOfWinners: 1 }, 'WINNER', 'WINNER')
    expect(reasons(feed)).toEqual([
      '2: market 1.9: 2 runners are WINNER where the market has 1: settled as void',
    ])
    expect(resultsOf(feed)).toMatchObject({ results: { home: 'void', away: 'void' }, resultValue: 'Void' })
  })

  it('are reported if an outright has two, and share its one place in a dead heat', () => {
    const feed = ended({ marketType: 'WIN', numberOfWinners: 1 }, 'WINNER', 'LOSER', 'WINNER', 'REMOVED')
    expect(reasons(feed)).toEqual([
      '2: market 1.9: 2 runners are WINNER where the market has 1: settled as a dead heat',
    ])
    const shared = { deadHeat: { places: 1, tied: 2 } }
    expect(resultsOf(feed)).toMatchObject({ results: { 1: shared, 2: 'lose', 3: shared, 4: 'void' } })
  })

  it('beyond the places of a place market do not say who shared the last one: it is void', () => {
    const place = { marketType: 'PLACE', numberOfWinners: 2 }
    expect(resultsOf(ended(place, 'WINNER', 'WINNER', 'WINNER', 'LOSER'))).toMatchObject({
      results: { 1: 'void', 2: 'void', 3: 'void', 4: 'void' },
    })
    const good = ended(place, 'WINNER', 'WINNER', 'LOSER')
    expect(good.problems).toEqual([])
    expect(resultsOf(good)).toMatchObject({ results: { 1: 'win', 2: 'win', 3: 'lose' } })
  })

  it('named again after the result are reported, and the first result stands', () => {
    const closed = (pt: number, ...statuses: string[]): Record<string, unknown> =>
      mcm(pt, { marketDefinition: definition('CLOSED', { runners: runners(...statuses) }) })
    const feed = play([
      mcm(1_000, { marketDefinition: definition('OPEN', { runners: runners('ACTIVE', 'ACTIVE') }) }),
      closed(2_000, 'WINNER', 'LOSER'),
      closed(3_000, 'WINNER', 'LOSER'),
      closed(4_000, 'LOSER', 'WINNER'),
    ])
    expect(reasons(feed)).toEqual(['4: market 1.9 is closed already: its result stands'])
    const settled = ofKind(commandsOf(feed), 'settle').map(({ command }) => command.results)
    expect(settled).toEqual([{ home: 'win', away: 'lose' }])
  })

  it('are reported if they are missing, and the market is void', () => {
    const feed = ended({}, 'LOSER', 'LOSER')
    expect(reasons(feed)).toEqual(['2: market 1.9: no runner is WINNER: settled as void'])
    expect(resultsOf(feed)).toMatchObject({ results: { home: 'void', away: 'void' } })
  })
})

describe('prices that cannot be offered', () => {
  it('are refused one by one and counted by line, and the rest of the line is accepted', () => {
    const feed = play([
      mcm(1_000, { marketDefinition: definition('OPEN') }),
      `{"op":"mcm","pt":2000,"mc":[{"id":"1.9","rc":[
        {"id":11,"atb":[[0,5],[1,5],[-3,5],[1000000001,5],[1e999,5],[1.123456789,5],[1.5,5]]},
        {"id":22,"atb":[[2.5,-1],[2.4,6]]}]}]}`.replaceAll('\n', ''),
      mcm(3_000, { rc: [{ id: 22, atb: [[1e9, 5]] }] }),
      '{"op":"mcm","pt":4000,"mc":[{"id":"1.9","rc":[{"id":11,"atb":[[NaN,5]]}]}]}',
      mcm(5_000, { marketDefinition: definition('CLOSED') }),
    ])
    expect(reasons(feed)).toEqual([
      expect.stringMatching('^4: not JSON'),
      '2: 7 prices are refused: 0, 1, -3 and 4 more',
      '3: a price is refused: 1000000000',
    ])
    const offered = ofKind(commandsOf(feed), 'prices').flatMap(({ command }) => command.prices)
    expect(offered).toEqual([
      { side: 'home', euro: '1.50' },
      { side: 'away', euro: '2.40' },
    ])
  })
})

describe('duplicates', () => {
  it('of a line are named with both lines, and played once', () => {
    const lines = [...sample]
    lines.splice(51, 0, sample[50] ?? '')
    const feed = play(lines)
    expect(reasons(feed)).toEqual(['52: the same as line 51: played once'])
    expect(commandsOf(feed)).toEqual(wholeCommands)
  })

  it('of a runner make a definition unreadable, which is named', () => {
    const twice = [
      { id: 11, status: 'ACTIVE' },
      { id: 11, status: 'ACTIVE' },
    ]
    const feed = play([
      mcm(1_000, { marketDefinition: definition('OPEN', { runners: twice }) }),
      mcm(2_000, { marketDefinition: definition('OPEN') }),
      mcm(3_000, { marketDefinition: definition('CLOSED') }),
    ])
    expect(reasons(feed)).toEqual([expect.stringContaining('1: mc.0.marketDefinition.runners: a runner is')])
  })

  it('of the end are named where they would open the market again', () => {
    const feed = play([...sample, at(turnInPlay, () => JSON.parse(sample.at(-1) ?? '').pt + 1)])
    expect(reasons(feed)).toEqual([
      `${sample.length + 1}: market 1.102087376 is closed already: its result stands`,
    ])
  })
})
