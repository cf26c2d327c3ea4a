import { describe, expect, it } from 'vitest'

import { createClock } from '../../clock.ts'
import type { TimedCommand } from '../../market/commands.ts'
import type { ModelEvent } from '../../market/entities.ts'
import { type MarketModel, createMarketModel } from '../../market/model.ts'
import { depth, isDeep, sampleOf } from '../../testing/depth.ts'
import { type Driver, createDriver } from '../driver.ts'
import { simulatorFeed } from './simulator.ts'

const summerEvening = Date.UTC(2025, 5, 1, 18)
const epoch = summerEvening
const hour = 3_600_000

function start(seed = 7, epoch = summerEvening): { model: MarketModel; driver: Driver } {
  const clock = createClock({ start: epoch, realNow: () => 0 })
  const model = createMarketModel({ clock })
  const driver = createDriver({ clock, feeds: [simulatorFeed({ seed, epoch })], model })
  driver.playDue()
  return { model, driver }
}

const openMarkets = (events: readonly ModelEvent[]) =>
  events.flatMap(({ markets }) => markets).filter(({ status }) => status === 'open')

function expectHonestPrices(events: readonly ModelEvent[]): void {
  const dishonest = openMarkets(events).flatMap(({ marketId, selections }) => {
    const odds = selections.map(({ price }) => Number(price.euro))
    const overround = odds.reduce((sum, price) => sum + 1 / price, 0)
    const isHonest = odds.every((price) => price > 1) && overround > 1.003 && overround < 1.14
    return isHonest ? [] : [`${marketId}: ${odds.join('/')}`]
  })
  expect(dishonest).toEqual([])
}

/** Everything that can be seen of the market, without the times of its last changes. */
function picture(model: MarketModel): unknown {
  return model.events().map((event) => ({
    ...event,
    markets: event.markets.map(({ timeStamp: _timeStamp, ...market }) => market),
  }))
}

describe(`the simulator, ${depth}`, () => {
  const hours = ['00:05', '12:00', '15:30', '20:00', '23:52']
  it.each(
    sampleOf(
      hours.flatMap((hour) => [1, 7].map((seed) => [hour, seed] as const)),
      2,
    ),
  )(
    'begun at %s from seed %i, has more than a hundred events today, twenty in play, some early [BROWSE-01]',
    (hour, seed) => {
      const { model } = start(seed, Date.parse(`2026-11-21T${hour}:00Z`))
      expect(model.tab('today').length).toBeGreaterThan(100)
      expect(model.tab('inplay').length).toBeGreaterThanOrEqual(20)
      expect(model.tab('early').length).toBeGreaterThanOrEqual(10)
    },
  )

  it('has, at every second hour of a day, a hundred events today in eight games, and twenty more live [BROWSE-01]', () => {
    const { model, driver } = start()
    for (let count = 0; count <= (isDeep ? 12 : 2); count += 1) {
      const events = model.events()
      const live = model.tab('inplay')
      expect(new Set(events.map(({ gameId }) => gameId)).size).toBeGreaterThanOrEqual(8)
      expect(live.length).toBeGreaterThanOrEqual(20)
      expect(new Set(live.map(({ gameId }) => gameId)).size).toBeGreaterThanOrEqual(8)
      expect(model.tab('early').length).toBeGreaterThanOrEqual(10)
      expect(model.tab('today').length).toBeGreaterThan(100)
      expectHonestPrices(events)
      expect(Math.max(...events.map(({ marketCount }) => marketCount))).toBeLessThanOrEqual(15)
      expect(Math.min(...model.tab('today').map(({ marketCount }) => marketCount))).toBeGreaterThanOrEqual(3)
      driver.advance(2 * hour)
    }
    expect(model.refused).toEqual({ count: 0, last: [] })
  })

  it('settles everything that starts, and closes it [HIST-03]', () => {
    const { model, driver } = start()
    const begun = new Map<string, ModelEvent>()
    for (let count = 0; count < 3; count += 1) {
      for (const event of model.tab('inplay')) begun.set(event.eventId, event)
      driver.advance(hour)
    }
    driver.advance(4 * hour)
    expect(begun.size).toBeGreaterThan(50)
    for (const event of begun.values()) {
      expect(event.closedAt, event.eventId).not.toBeNull()
      for (const market of event.markets) {
        expect(market.status, market.marketId).toBe('settled')
        expect(market.settlement?.resultValue, market.marketId).not.toBe('')
      }
    }
  })

  it('moves prices of open live markets every few seconds, as well as scores and lines, and suspends at times [LIVE-06]', () => {
    const { model, driver } = start()
    const live = model.tab('inplay')
    const watched = new Map(
      openMarkets(live).map((market) => [market.marketId, { market, changes: 0, last: 0 }]),
    )
    const seen = { suspended: 0, reopened: 0, lines: 0, scores: 0 }
    const before = new Map<string, { status: string; line: string }>()
    model.on('change', ({ markets, scores }) => {
      seen.scores += scores.size
      for (const id of markets) {
        const market = model.market(id)
        const entry = watched.get(id)
        if (entry !== undefined) entry.changes += 1
        if (market === undefined) continue
        const line = market.selections.map((selection) => selection.handicap ?? selection.line).join()
        const known = before.get(id)
        if (known?.status === 'open' && market.status === 'paused') seen.suspended += 1
        if (known?.status === 'paused' && market.status === 'open') seen.reopened += 1
        if (known !== undefined && known.line !== line) seen.lines += 1
        before.set(id, { status: market.status, line })
      }
    })
    const seconds = 300
    for (let second = 0; second < seconds; second += 1) driver.advance(1_000)
    const rates = [...watched.values()]
      .filter(({ market }) => market.status === 'open')
      .map(({ changes }) => changes / seconds)
    expect(rates.length).toBeGreaterThan(40)
    const mean = rates.reduce((sum, rate) => sum + rate, 0) / rates.length
    expect(mean).toBeGreaterThan(0.2)
    expect(mean).toBeLessThan(1)
    expect(seen.suspended).toBeGreaterThan(20)
    expect(seen.reopened).toBeGreaterThan(20)
    expect(seen.lines).toBeGreaterThan(5)
    expect(seen.scores).toBeGreaterThan(50)
    expectHonestPrices(model.events())
  })

  it('is the same after one long jump as after many small steps', () => {
    const [jumping, stepping] = [start(), start()]
    const minutes = isDeep ? 25 : 4
    jumping.driver.advance(minutes * 60_000)
    for (let count = 0; count < minutes * 60; count += 1) stepping.driver.advance(1_000)
    expect(picture(jumping.model)).toEqual(picture(stepping.model))
  })

  it('is the same after a restart that plays everything again', () => {
    const running = start()
    const seconds = isDeep ? 600 : 120
    for (let count = 0; count < seconds; count += 1) running.driver.advance(1_000)
    const clock = createClock({ start: epoch + 1_000 * seconds, realNow: () => 0 })
    const model = createMarketModel({ clock })
    createDriver({ clock, feeds: [simulatorFeed({ seed: 7, epoch })], model }).playDue()
    expect(picture(model)).toEqual(picture(running.model))
  })

  it('says the same for the same seed and epoch, in order of time, and something else for another seed', () => {
    const first = (seed: number): TimedCommand[] => {
      const feed = simulatorFeed({ seed, epoch })
      feed.skipPricesBefore?.(epoch)
      return Array.from({ length: 30_000 }, () => {
        const step = feed.commands.next()
        if (step.done === true) throw new Error('The simulator has ended.')
        return step.value
      })
    }
    const commands = first(7)
    expect(first(7)).toEqual(commands)
    expect(first(8)).not.toEqual(commands)
    expect(commands.every(({ at }) => Number.isInteger(at))).toBe(true)
    for (let index = 1; index < commands.length; index += 1) {
      expect(commands[index]?.at ?? 0).toBeGreaterThanOrEqual(commands[index - 1]?.at ?? 0)
    }
  })

  it('lets no side play two matches at a time, or against itself', () => {
    const { model, driver } = start()
    for (let count = 0; count < 6; count += 1) {
      const sides = model
        .tab('inplay')
        .filter(({ markets }) => markets.some(({ status }) => status === 'open'))
        .flatMap(({ gameId, home, away }) => [`${gameId} ${home}`, `${gameId} ${away}`])
      expect(new Set(sides).size).toBe(sides.length)
      driver.advance(47 * 60_000)
    }
  })

  it('shows maps of a series on tabs, with their own markets and scores [LIVE-11]', () => {
    const { model } = start()
    const series = model.tab('inplay', { gameId: '1' }).find(({ liveTab }) => liveTab !== null)
    expect(series?.liveTab).toMatch(/^MAP \d$/)
    expect(series?.tabs.map(({ tabName }) => tabName)).toContain('MATCH')
    const tab = series?.tabs.find(({ tabName }) => tabName === series.liveTab)
    expect(tab).toMatchObject({ open: true, scoreline: expect.stringMatching(/^\d+-\d+$/) })
    const onTab = series?.markets.filter(({ tabName }) => tabName === series.liveTab) ?? []
    expect(onTab.map(({ betType }) => betType)).toEqual(expect.arrayContaining(['AH', 'OU']))
    expect(onTab.every(({ option }) => option === 'map')).toBe(true)
  })

  it.each(sampleOf([11, 1_000_003], 1))('has twenty live events also from seed %i', (seed) => {
    const { model, driver } = start(seed)
    for (let count = 0; count < 6; count += 1) {
      expect(model.tab('inplay').length).toBeGreaterThanOrEqual(20)
      driver.advance(0.8 * hour)
    }
  })
})
