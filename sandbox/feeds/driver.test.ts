import { describe, expect, it } from 'vitest'

import { createClock } from '../clock.ts'
import type { MarketCommand, TimedCommand } from '../market/commands.ts'
import { createMarketModel } from '../market/model.ts'
import { createDriver, fastAfterMs } from './driver.ts'
import { type Feed, feedFromList } from './feed.ts'

const epoch = Date.UTC(2025, 2, 1, 12)

const opening: TimedCommand[] = [
  {
    at: epoch - 5_000,
    command: {
      kind: 'event',
      event: {
        eventId: 'e1',
        gameId: '41',
        gameName: 'Soccer',
        competitionId: 'c1',
        competitionName: 'Cup',
        home: 'A',
        away: 'B',
        startUtc: epoch,
      },
    },
  },
  {
    at: epoch - 4_000,
    command: {
      kind: 'market',
      market: {
        marketId: 'm1',
        eventId: 'e1',
        name: 'Winner',
        betType: 'WIN',
        selections: [
          { side: 'home', name: 'A', euro: '1.90' },
          { side: 'away', name: 'B', euro: '1.90' },
        ],
      },
    },
  },
]

const price = (at: number, euro: string, side = 'home'): TimedCommand => ({
  at,
  command: { kind: 'prices', marketId: 'm1', prices: [{ side, euro }] },
})

const status = (at: number, to: 'open' | 'paused'): TimedCommand => ({
  at,
  command: { kind: 'status', marketId: 'm1', status: to },
})

function play(...feeds: Feed[]) {
  const clock = createClock({ start: epoch, realNow: () => 0 })
  const model = createMarketModel({ clock })
  const applied: MarketCommand[] = []
  const spied = {
    ...model,
    apply: (...input: Parameters<typeof model.apply>) => {
      applied.push(input[0])
      return model.apply(...input)
    },
  }
  return { clock, model, applied, driver: createDriver({ clock, feeds, model: spied }) }
}

const homePrice = (model: ReturnType<typeof play>['model']): string | undefined =>
  model.market('m1')?.selections[0]?.price.euro

describe('the driver of feeds', () => {
  it('plays what is due and leaves what is not', () => {
    const { driver, model } = play(feedFromList('a', [...opening, price(epoch + 1_000, '1.80')]))
    expect(driver.playDue()).toBe(2)
    expect(homePrice(model)).toBe('1.90')
    driver.advance(999)
    expect(homePrice(model)).toBe('1.90')
    driver.advance(1)
    expect(homePrice(model)).toBe('1.80')
  })

  it('merges feeds by time, and at the same time in the order of the feeds', () => {
    const { driver, model, applied } = play(
      feedFromList('a', [...opening, price(epoch + 20, '1.82'), price(epoch + 40, '1.84')]),
      feedFromList('b', [price(epoch + 10, '1.81'), price(epoch + 40, '1.85')]),
    )
    driver.playDue()
    driver.advance(100)
    const prices = applied.flatMap((command) => (command.kind === 'prices' ? command.prices : []))
    expect(prices.map(({ euro }) => euro)).toEqual(['1.81', '1.82', '1.84', '1.85'])
    expect(homePrice(model)).toBe('1.85')
  })

  it('plays a long backlog fast: only the last price, but every status, score and result', () => {
    const prices = Array.from({ length: 500 }, (_, index) =>
      price(epoch + 1_000 + index * 100, `1.${100 + index}`),
    )
    const { driver, model, applied } = play(
      feedFromList('a', [
        ...opening,
        ...prices,
        status(epoch + 20_050, 'paused'),
        status(epoch + 30_050, 'open'),
      ]),
    )
    driver.playDue()
    applied.length = 0
    driver.advance(fastAfterMs * 4)
    expect(applied.map(({ kind }) => kind)).toEqual(['prices', 'status', 'prices', 'status', 'prices'])
    expect(homePrice(model)).toBe('1.599')
  })

  it('merges the sides of prices it holds back', () => {
    const { driver, model } = play(
      feedFromList('a', [...opening, price(epoch + 10, '1.70'), price(epoch + 20, '2.20', 'away')]),
    )
    driver.advance(fastAfterMs * 2)
    expect(model.market('m1')?.selections.map((selection) => selection.price.euro)).toEqual(['1.70', '2.20'])
  })

  it('reports a tick as one batch, and says nothing if nothing was due', () => {
    const { driver, model } = play(
      feedFromList('a', [...opening, price(epoch + 10, '1.70'), status(epoch + 20, 'paused')]),
    )
    const batches: unknown[] = []
    driver.playDue()
    model.on('change', (batch) => batches.push(batch))
    driver.playDue()
    expect(batches).toHaveLength(0)
    driver.advance(100)
    expect(batches).toHaveLength(1)
  })

  it('lets control calls of an earlier run override a hold, at the time they were made', () => {
    const control: TimedCommand[] = [
      { at: epoch + 100, command: { kind: 'hold', marketId: 'm1', hold: true } },
      price(epoch + 100, '5.00'),
    ]
    const { driver, model } = play(
      feedFromList('a', [...opening, price(epoch + 50, '1.60'), price(epoch + 150, '1.50')]),
      feedFromList('control', control, { origin: 'control' }),
    )
    driver.advance(fastAfterMs * 2)
    expect(homePrice(model)).toBe('5.00')
  })

  it('asks feeds to skip before it pulls a long backlog, and accepts a feed that is added later', () => {
    const asked: number[] = []
    const lazy: Feed = { ...feedFromList('lazy', opening), skipPricesBefore: (at) => asked.push(at) }
    const { driver, model } = play(lazy)
    driver.playDue()
    expect(asked).toEqual([epoch])
    driver.advance(1_000)
    expect(asked).toEqual([epoch])
    driver.addFeed(feedFromList('late', [price(epoch + 500, '1.40')]))
    driver.playDue()
    expect(homePrice(model)).toBe('1.40')
  })

  it('counts what the model refuses and goes on playing', () => {
    const { driver, model } = play(feedFromList('a', [status(epoch - 9_000, 'paused'), ...opening]))
    driver.playDue()
    expect(model.refused.count).toBe(1)
    expect(homePrice(model)).toBe('1.90')
  })
})
