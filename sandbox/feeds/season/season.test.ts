import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { afterAll, describe, expect, it } from 'vitest'

import { createClock } from '../../clock.ts'
import type { Settlement, TimedCommand } from '../../market/commands.ts'
import { createMarketModel } from '../../market/model.ts'
import { sampleSeason } from '../../testing/samples.ts'
import { createDriver } from '../driver.ts'
import type { Feed } from '../feed.ts'
import { readDate, readSeason } from './rows.ts'
import { listedBeforeMs, schedule, seasonFeed, settledAfterMs } from './season.ts'

const epoch = Date.UTC(2025, 5, 1, 18)
const minute = 60_000
const day = 24 * 60 * minute
const realSeason = resolve(import.meta.dirname, '../../../../shared/fixtures/E0-2023-24.csv')
const folder = mkdtempSync(join(tmpdir(), 'season-'))
afterAll(() => rmSync(folder, { recursive: true }))

const columns =
  'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,B365H,B365D,B365A,B365>2.5,B365<2.5,AHh,B365AHH,B365AHA'
const row = 'X9,17/08/2024,15:00,Aldmoor,Fennick,2,1,2.10,3.30,3.50,1.90,1.95,-0.25,1.83,2.07'

function seasonOf(lines: readonly string[], name = 'made.csv'): string {
  const file = join(folder, name)
  writeFileSync(file, lines.join('\r\n'))
  return file
}

const commandsOf = (feed: Feed): TimedCommand[] => [...{ [Symbol.iterator]: () => feed.commands }]

function play(file: string, forMs: number) {
  const clock = createClock({ start: epoch, realNow: () => 0 })
  const model = createMarketModel({ clock, keepClosedMs: 400 * day })
  const settled = new Map<string, Settlement>()
  model.on('settled', (settlement) => settled.set(settlement.marketId, settlement))
  const feed = seasonFeed({ file, epoch })
  const driver = createDriver({ clock, feeds: [feed], model })
  driver.playDue()
  driver.advance(forMs)
  return { feed, model, settled, driver, clock }
}

describe.runIf(existsSync(realSeason))('the real season of 2023/24', () => {
  it('has 380 matches, each offered with three markets and settled as it ended', () => {
    const { feed, model, settled } = play(realSeason, 80 * day)
    expect(feed.problems).toEqual([])
    expect(settled.size).toBe(3 * 380)
    expect(model.refused.count).toBe(0)
    const winners = [...settled.values()].filter(({ betType }) => betType === '1X2')
    const won = (side: string): number => winners.filter(({ results }) => results[side] === 'win').length
    expect([won('home'), won('draw'), won('away')]).toEqual([175, 82, 123])
  })

  it('settles quarter lines as they were won and lost', () => {
    const { settled } = play(realSeason, 80 * day)
    // Worked out by hand from the file: home handicap and score.
    const known: [string, string, Record<string, string>][] = [
      // Burnley 0-3 Man City at +1.5; Arsenal 2-1 Nott'm Forest at -2.
      ['E0-20230811-Burnley', '0-3', { home: 'lose', away: 'win' }],
      ['E0-20230812-Arsenal', '2-1', { home: 'lose', away: 'win' }],
      // Drawn at +0.25, won by one at -0.75, drawn at -0.25, lost by one at +0.75.
      ['E0-20230813-Chelsea', '1-1', { home: 'halfWin', away: 'halfLose' }],
      ['E0-20230819-Man-City', '1-0', { home: 'halfWin', away: 'halfLose' }],
      ['E0-20230826-Brentford', '1-1', { home: 'halfLose', away: 'halfWin' }],
      ['E0-20230901-Luton', '1-2', { home: 'halfLose', away: 'halfWin' }],
    ]
    for (const [eventId, resultValue, results] of known) {
      expect(settled.get(`${eventId}-ah`)).toMatchObject({ resultValue, results })
    }
    const { matches } = readSeason(realSeason)
    const quarter = matches.filter(({ handicap }) => /\.(25|75)$/.test(handicap?.line ?? ''))
    expect(quarter.length).toBeGreaterThan(150)
    for (const { handicap, fullTime, date, home } of quarter) {
      const lead = Number(handicap?.line) + (fullTime?.home ?? 0) - (fullTime?.away ?? 0)
      const byLead: Record<string, string> = { '0.25': 'halfWin', '-0.25': 'halfLose' }
      const expected = byLead[String(lead)] ?? (lead > 0 ? 'win' : 'lose')
      const id = `E0-${new Date(date).toISOString().slice(0, 10).replaceAll('-', '')}-${home.replaceAll(/[^\p{L}]+/gu, '-')}-ah`
      expect(settled.get(id)?.results['home'], `${id} ${handicap?.line}`).toBe(expected)
    }
  })
})

describe('a season', () => {
  it('kicks off, is paused, and settles two hours later with its final score', () => {
    const file = seasonOf([columns, row])
    const { model, driver } = play(file, 0)
    const [event] = model.tab('today')
    expect(event).toMatchObject({ home: 'Aldmoor', away: 'Fennick', gameId: '41', competitionName: 'X9' })
    expect(event?.markets.map(({ betType, status }) => `${betType} ${status}`)).toEqual([
      '1X2 open',
      'AH open',
      'OU open',
    ])
    expect(event?.markets[1]?.selections.map(({ handicap }) => handicap)).toEqual(['-0.25', '0.25'])
    driver.advanceTo(event?.startUtc ?? 0)
    expect(event?.inPlay).toBe(true)
    expect(event?.markets.every(({ status }) => status === 'paused')).toBe(true)
    driver.advance(settledAfterMs - 1)
    expect(event?.markets.every(({ status }) => status === 'resulting')).toBe(true)
    driver.advance(1)
    expect(event?.scoreline).toBe('2-1')
    expect(event?.markets.map(({ settlement }) => settlement?.results)).toEqual([
      { home: 'win', draw: 'lose', away: 'lose' },
      { home: 'win', away: 'lose' },
      { over: 'win', under: 'lose' },
    ])
    expect(event?.markets[0]?.settlement?.resultValue).toBe('2-1')
  })

  it('spreads its rounds over today and the coming days, no side playing twice in a round', () => {
    const { matches } = readSeason(sampleSeason)
    const planned = schedule(matches, epoch, day)
    expect(planned).toHaveLength(30)
    expect(planned[0]?.kickOff).toBe(epoch + 10 * minute)
    expect(new Set(planned.map(({ round }) => round)).size).toBe(10)
    for (const round of new Set(planned.map((match) => match.round))) {
      const sides = planned
        .filter((match) => match.round === round)
        .flatMap(({ match }) => [match.home, match.away])
      expect(new Set(sides).size).toBe(sides.length)
    }
    const { model } = play(sampleSeason, 0)
    expect(model.tab('today').length).toBeGreaterThan(0)
    expect(model.tab('early').length).toBeGreaterThan(10)
    expect(Math.max(...model.events().map(({ startUtc }) => startUtc))).toBeLessThanOrEqual(
      epoch + listedBeforeMs,
    )
  })

  it('makes the same commands each time, and with another epoch the same ones later', () => {
    const make = (at: number): TimedCommand[] => commandsOf(seasonFeed({ file: sampleSeason, epoch: at }))
    expect(make(epoch)).toEqual(make(epoch))
    const later = make(epoch + day).map(({ at, command }) => ({ at: at - day, kind: command.kind }))
    expect(later).toEqual(make(epoch).map(({ at, command }) => ({ at, kind: command.kind })))
  })

  it('of the sample settles every market', () => {
    const { feed, settled, model } = play(sampleSeason, 30 * day)
    expect(feed.problems).toEqual([])
    expect(settled.size).toBe(90)
    expect(model.events()).toEqual([])
  })
})

describe('columns and lines that cannot be used', () => {
  it('are found by name, in any order', () => {
    const file = seasonOf([
      'AwayTeam,HomeTeam,B365A,B365D,B365H,Date,FTAG,FTHG',
      'B,A,3.1,3.2,2.3,01/02/23,0,4',
    ])
    const { matches } = readSeason(file)
    expect(matches).toMatchObject([
      {
        home: 'A',
        away: 'B',
        result: { home: '2.3', draw: '3.2', away: '3.1' },
        fullTime: { home: 4, away: 0 },
      },
    ])
    expect(matches[0]?.date).toBe(Date.UTC(2023, 1, 1))
  })

  it('a missing column is named once, and everything that does not need it is played', () => {
    const file = seasonOf([columns.replace('AHh,', ''), row.replace('-0.25,', '')])
    const feed = seasonFeed({ file, epoch })
    expect(feed.problems).toEqual([
      { line: 1, reason: 'column AHh is missing: no Asian handicap', file: 'made.csv' },
    ])
    const markets = commandsOf(feed).flatMap(({ command }) =>
      command.kind === 'market' ? [command.market.betType] : [],
    )
    expect(markets).toEqual(['1X2', 'OU'])
  })

  it('without a date or a side the file cannot be played, which is reported once', () => {
    const file = seasonOf([columns.replace('HomeTeam', 'Home'), row])
    expect(() => seasonFeed({ file, epoch })).toThrow(/made\.csv .*column HomeTeam is missing\.$/)
  })

  it('a malformed line is reported with its number and column, and the rest is played', () => {
    const file = seasonOf([
      columns,
      row,
      row.replace('17/08/2024', '31/02/2024'),
      row.replace('2.10', 'evens').replace('Aldmoor', 'Otley'),
      row.replace('-0.25', '-0.3').replace('Aldmoor', 'Kester'),
      row.replace(',2,1,', ',,,').replace('Aldmoor', 'Lark'),
      'X9,17/08/2024,"15:00,Broken',
    ])
    const { matches, problems } = readSeason(file)
    expect(problems.shown.map(({ line }) => line)).toEqual([7, 3, 4, 5, 6])
    expect(problems.shown.map(({ reason }) => reason).slice(1)).toEqual([
      expect.stringContaining('column Date: "31/02/2024 15:00"'),
      expect.stringContaining('column B365H: "evens" is not a price'),
      expect.stringContaining('column AHh: "-0.3" is not a handicap in quarters'),
      expect.stringContaining('column FTHG: "" is not a number of goals: the match ends void'),
    ])
    expect(matches).toHaveLength(4)
  })

  it('a match without a result ends void', () => {
    const { settled } = play(seasonOf([columns, row.replace(',2,1,', ',,,')]), day)
    expect(
      [...settled.values()].map(({ results, resultValue }) => [Object.values(results), resultValue]),
    ).toEqual([
      [['void', 'void', 'void'], 'No result'],
      [['void', 'void'], 'No result'],
      [['void', 'void'], 'No result'],
    ])
  })

  it.each([
    ['11/08/2023', '20:00', Date.UTC(2023, 7, 11, 20)],
    ['11/08/23', '', Date.UTC(2023, 7, 11)],
    ['05/01/97', '', Date.UTC(1997, 0, 5)],
    ['2023-08-11', '', null],
    ['11/13/2023', '', null],
    ['11/08/2023', '25:00', null],
  ])('reads the date %s %s', (date, time, expected) => {
    expect(readDate(date, time)).toBe(expected)
  })
})
