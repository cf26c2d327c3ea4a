import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { afterAll, describe, expect, it } from 'vitest'

import { createClock } from '../../clock.ts'
import type { TimedCommand } from '../../market/commands.ts'
import { createMarketModel } from '../../market/model.ts'
import { sampleRecording } from '../../testing/samples.ts'
import { createDriver } from '../driver.ts'
import type { Feed } from '../feed.ts'
import { replayFeed } from './replay.ts'
import { commandsOf, definition, mcm, ofKind, writeRecording } from './testing.ts'

const epoch = Date.UTC(2025, 5, 1, 12)
const minute = 60_000
const realRecording = resolve(
  import.meta.dirname,
  '../../../../shared/recordings/1.200806927-match-odds.jsonl.gz',
)
const folder = mkdtempSync(join(tmpdir(), 'replay-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Plays a feed to its end, and notes each status that the market and its event went through. */
function playToEnd(feed: Feed): {
  journey: string[]
  model: ReturnType<typeof createMarketModel>
  marketId: string
} {
  const clock = createClock({ start: epoch, realNow: () => 0 })
  const model = createMarketModel({ clock })
  const driver = createDriver({ clock, feeds: [feed], model })
  driver.playDue()
  const [event] = model.events()
  const [market] = event?.markets ?? []
  if (event === undefined || market === undefined) throw new Error('Nothing is offered at the epoch.')
  const journey: string[] = []
  const note = (): void => {
    const text = `${market.status}${event.inPlay ? ' in play' : ''}`
    if (journey.at(-1) !== text) journey.push(text)
  }
  note()
  model.on('change', note)
  for (let step = 0; step < 40_000 && event.closedAt === null; step += 1) driver.advance(5_000)
  return { journey, model, marketId: market.marketId }
}

describe('a replay of the sample', () => {
  it('goes from before the match through suspension and in-play to its winner', () => {
    const feed = replayFeed({ file: sampleRecording, epoch })
    expect(feed.problems).toEqual([])
    const { journey, model, marketId } = playToEnd(feed)
    expect(journey.slice(0, 4)).toEqual(['open', 'paused', 'paused in play', 'open in play'])
    expect(journey.filter((status) => status === 'paused in play').length).toBeGreaterThan(3)
    expect(journey.slice(-3)).toEqual(['paused in play', 'settled in play', 'settled'])
    expect(model.market(marketId)?.selections).toMatchObject([
      { side: 'home', name: 'Garrowdale Kites', won: true },
      { side: 'away', name: 'Westerley Rangers', won: false },
    ])
    expect(model.market(marketId)?.settlement?.resultValue).toBe('100/2-97/6')
    expect(model.refused.count).toBe(0)
  })
})

describe.runIf(existsSync(realRecording))('a replay of the real recording', () => {
  it('reaches its known end: open, suspended, in play, suspended, closed, won by Netherlands', () => {
    const feed = replayFeed({ file: realRecording, epoch })
    expect(feed.problems).toEqual([])
    const { journey, model, marketId } = playToEnd(feed)
    expect(journey).toEqual([
      'open',
      'paused',
      'open in play',
      'paused in play',
      'settled in play',
      'settled',
    ])
    const market = model.market(marketId)
    expect(market).toMatchObject({ betType: 'WIN', settlement: { resultValue: '163/7-111/10' } })
    expect(market?.selections).toMatchObject([
      { side: 'home', name: 'Netherlands', won: true },
      { side: 'away', name: 'Papua New Guinea', won: false },
    ])
    expect(model.event('31573045')).toMatchObject({ gameName: 'Cricket', scoreline: '163/7-111/10' })
    expect(model.refused.count).toBe(0)
  })

  it('turns in-play two minutes after the epoch, with the score', () => {
    const commands = commandsOf(replayFeed({ file: realRecording, epoch }))
    expect(ofKind(commands, 'inPlay').map(({ at }) => at)).toEqual([epoch + 2 * minute])
    const scores = ofKind(commands, 'score').map(({ command }) => `${command.scoreline} ${command.details}`)
    expect(scores).toContain('97/4-0/0 Over 10.5')
    expect(scores).toContain('163/7-94/6 Over 16.1')
  })
})

describe('what a replay makes of messages', () => {
  it('shows a market without prices as paused, opens it with its first, pauses a side that loses its last', () => {
    const file = writeRecording(folder, 'crafted.jsonl', [
      mcm(1_000, { img: true, marketDefinition: definition('OPEN') }),
      mcm(2_000, {
        rc: [
          {
            id: 11,
            atb: [
              [1.5, 5],
              [1.48, 9],
            ],
          },
          { id: 22, atb: [[2.9, 4]] },
        ],
      }),
      mcm(3_000, { rc: [{ id: 11, atb: [[1.5, 0]] }] }),
      mcm(4_000, { rc: [{ id: 22, atb: [[2.9, 0]] }] }),
      mcm(5_000, { rc: [{ id: 11, atb: [[1.4, 7]] }] }),
    ])
    const commands = commandsOf(replayFeed({ file, epoch })).map(({ command }) => command)
    expect(commands[0]).toMatchObject({ kind: 'event', event: { home: 'Runner 11', away: 'Runner 22' } })
    expect(commands[1]).toMatchObject({
      market: { selections: [{ status: 'paused' }, { status: 'paused' }] },
    })
    expect(commands.slice(2, 6)).toMatchObject([
      {
        kind: 'prices',
        prices: [
          { side: 'home', euro: '1.50' },
          { side: 'away', euro: '2.90' },
        ],
      },
      { kind: 'status', status: 'open', selections: ['home', 'away'] },
      { kind: 'prices', prices: [{ side: 'home', euro: '1.48' }] },
      { kind: 'status', status: 'paused', selections: ['away'] },
    ])
  })

  it('applies the margin, the same for the same seed', () => {
    const file = writeRecording(folder, 'margin.jsonl', [
      mcm(1_000, {
        marketDefinition: definition('OPEN'),
        rc: [
          { id: 11, atb: [[3, 5]] },
          { id: 22, atb: [[3, 4]] },
        ],
      }),
    ])
    const offered = (options: { marginPercent: number; marginSeed?: number }): string[] =>
      ofKind(commandsOf(replayFeed({ file, epoch, ...options })), 'prices').flatMap(({ command }) =>
        command.prices.map(({ euro }) => euro),
      )
    expect(offered({ marginPercent: 5 })).toEqual(['2.90', '2.90'])
    const seeded = offered({ marginPercent: 5, marginSeed: 3 })
    expect(offered({ marginPercent: 5, marginSeed: 3 })).toEqual(seeded)
    for (const euro of seeded) {
      expect(Number(euro)).toBeGreaterThanOrEqual(2.88)
      expect(Number(euro)).toBeLessThanOrEqual(2.92)
    }
  })

  it('calls a market with three runners 1X2, with the draw in the middle and names from the definition', () => {
    const runners = [
      { id: 5, name: 'Bellrock', status: 'ACTIVE', sortPriority: 1 },
      { id: 6, name: 'Foxley', status: 'ACTIVE', sortPriority: 2 },
      { id: 58805, name: 'The Draw', status: 'ACTIVE', sortPriority: 3 },
    ]
    const file = writeRecording(folder, 'football.jsonl', [
      mcm(1_000, { marketDefinition: definition('OPEN', { eventTypeId: '1', runners }) }),
    ])
    const commands = commandsOf(replayFeed({ file, epoch }))
    expect(ofKind(commands, 'event')[0]?.command.event).toMatchObject({
      gameId: '41',
      home: 'Bellrock',
      away: 'Foxley',
    })
    expect(ofKind(commands, 'market')[0]?.command.market).toMatchObject({
      betType: '1X2',
      selections: [
        { side: 'home', name: 'Bellrock' },
        { side: 'draw', name: 'Draw' },
        { side: 'away', name: 'Foxley' },
      ],
    })
  })

  it('settles winner, loser and removed runners as win, lose and void', () => {
    const runners = (statuses: readonly string[]) =>
      statuses.map((status, index) => ({
        id: index + 1,
        status,
        sortPriority: index + 1,
        name: `R${index + 1}`,
      }))
    const file = writeRecording(folder, 'race.jsonl', [
      mcm(1_000, {
        marketDefinition: definition('OPEN', {
          marketType: 'WIN',
          runners: runners(['ACTIVE', 'ACTIVE', 'ACTIVE', 'ACTIVE']),
        }),
      }),
      mcm(2_000, {
        marketDefinition: definition('CLOSED', {
          marketType: 'WIN',
          runners: runners(['LOSER', 'WINNER', 'REMOVED', 'LOSER']),
        }),
      }),
    ])
    const commands = commandsOf(replayFeed({ file, epoch }))
    expect(ofKind(commands, 'market')[0]?.command.market).toMatchObject({ betType: 'OR', option: 'outright' })
    expect(ofKind(commands, 'settle')[0]?.command).toMatchObject({
      results: { 1: 'lose', 2: 'win', 3: 'void', 4: 'lose' },
      resultValue: 'R2',
    })
    expect(commands.at(-1)?.command.kind).toBe('closeEvent')
  })

  it('plays several times as fast, keeping the turn in play where it is', () => {
    const commands = commandsOf(
      replayFeed({ file: sampleRecording, epoch, speed: 60, startBeforeMs: 30_000 }),
    )
    expect(ofKind(commands, 'inPlay').map(({ at }) => at)).toEqual([epoch + 30_000])
    const [settled] = ofKind(commands, 'settle')
    expect((settled?.at ?? 0) - epoch).toBeLessThan(3 * minute)
  })

  it('makes the same commands each time', () => {
    const make = (): TimedCommand[] =>
      commandsOf(replayFeed({ file: sampleRecording, epoch, marginPercent: 4, marginSeed: 1 }))
    expect(make()).toEqual(make())
  })
})
