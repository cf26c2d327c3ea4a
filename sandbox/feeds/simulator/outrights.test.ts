import { describe, expect, it } from 'vitest'

import type { LegResult } from '#domain/bets/settlement.ts'

import { createClock } from '../../clock.ts'
import type { ModelEvent } from '../../market/entities.ts'
import { createMarketModel } from '../../market/model.ts'
import { createDriver } from '../driver.ts'
import { outrightFeed } from './outrights.ts'

const epoch = Date.UTC(2026, 10, 22, 9)
const day = 24 * 3_600_000

function start(seed = 7) {
  const clock = createClock({ start: epoch, realNow: () => 0 })
  const model = createMarketModel({ clock })
  const driver = createDriver({ clock, feeds: [outrightFeed({ seed, epoch })], model })
  driver.playDue()
  return { model, driver }
}

function marketOf(event: ModelEvent | undefined) {
  const market = event?.markets[0]
  if (market === undefined) throw new Error('no market')
  return market
}

const pricesOf = (events: readonly ModelEvent[]) =>
  events.flatMap(({ markets }) => markets.map(({ selections }) => selections.map(({ price }) => price.euro)))

describe('the outrights of the simulator [BROWSE-01]', () => {
  it("ask which of many wins a competition, at one bookmaker's prices, the likeliest first", () => {
    const events = start().model.events()
    expect(events.length).toBeGreaterThan(10)
    for (const event of events) {
      const { betType, option, comboAllowed, selections } = marketOf(event)
      expect({ betType, option, comboAllowed }).toEqual({
        betType: 'OR',
        option: 'outright',
        comboAllowed: false,
      })
      expect(selections.length).toBeGreaterThanOrEqual(8)
      expect(new Set(selections.map(({ name }) => name)).size).toBe(selections.length)
      const odds = selections.map(({ price }) => Number(price.euro))
      const overround = odds.reduce((sum, price) => sum + 1 / price, 0)
      expect(overround).toBeGreaterThan(1.15)
      expect(overround).toBeLessThan(1.35)
      expect(odds[0]).toBeLessThan(odds.at(-1) ?? 0)
    }
  })

  it('are the same for the same seed, and different for another; their prices drift with time', () => {
    const [one, same, other] = [start(), start(), start(8)]
    expect(pricesOf(one.model.events())).toEqual(pricesOf(same.model.events()))
    expect(pricesOf(one.model.events())).not.toEqual(pricesOf(other.model.events()))
    const before = pricesOf(one.model.events())
    one.driver.advance(2 * 3_600_000)
    same.driver.advance(3_600_000)
    same.driver.advance(3_600_000)
    expect(pricesOf(one.model.events())).not.toEqual(before)
    expect(pricesOf(one.model.events())).toEqual(pricesOf(same.model.events()))
  })

  it('end with one winner, and the next season follows [HIST-04]', () => {
    const { model, driver } = start()
    const [first] = [...model.events()].sort((a, b) => a.startUtc - b.startUtc)
    if (first === undefined) throw new Error('no outright')
    const settled: LegResult[] = []
    model.on('change', ({ settlements }) => {
      for (const { marketId, results } of settlements)
        if (marketId === marketOf(first).marketId) settled.push(...Object.values(results))
    })
    driver.advanceTo(first.startUtc + day / 24)
    expect(settled.filter((result) => result === 'win')).toHaveLength(1)
    expect(settled.filter((result) => result === 'lose')).toHaveLength(settled.length - 1)
    const next = model.events().filter(({ home }) => home === first.home)
    expect(next.map(({ eventId }) => eventId)).not.toContain(first.eventId)
    expect(next.some(({ startUtc }) => startUtc > first.startUtc)).toBe(true)
    expect(model.events()).toHaveLength(new Set(model.events().map(({ home }) => home)).size)
  })
})
