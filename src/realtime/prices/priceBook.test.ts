import { describe, expect, it, vi } from 'vitest'

import type { MarketUpdate } from '#domain/market/marketUpdate.ts'
import type { Side } from '#domain/market/selection.ts'
import { buildMarket, buildSelection } from '#src/testing/builders.ts'
import { createTestBook } from '#src/testing/realtime/book.ts'

import { notCurrent, type CellPrice } from './priceBook.ts'

function update(timeStamp: number, home: string, change: Partial<MarketUpdate> = {}): MarketUpdate {
  return {
    eventId: 'e1',
    marketId: 'm1',
    timeStamp,
    status: 'open',
    selections: [buildSelection('home', home), buildSelection('away', '2.00')],
    ...change,
  }
}

describe('the price book', () => {
  it('gives what a reply said, and nothing of what it does not know', () => {
    const { book } = createTestBook()
    book.seed([buildMarket()])
    expect(book.get('m1', 'home')).toEqual({
      status: 'open',
      price: { euro: '1.80' },
      handicap: null,
      line: null,
      change: 'none',
      stale: false,
      result: null,
    })
    expect(book.get('m1', 'draw')).toBeUndefined()
    expect(book.get('m2', 'home')).toBeUndefined()
  })

  it('applies only newer timestamps, per market, and counts what came out of order [LIVE-06] [LIVE-13]', () => {
    const { book, clock, counters } = createTestBook()
    book.seed([buildMarket(), buildMarket({ marketId: 'm2', timeStamp: 500 })])
    book.apply([update(90, '1.10'), update(200, '1.90'), update(150, '1.20'), update(200, '1.30')])
    book.apply([update(400, '1.40', { marketId: 'm2' })])
    clock.frame()
    expect(book.get('m1', 'home')?.price.euro).toBe('1.90')
    expect(book.get('m2', 'home')?.price.euro).toBe('1.80')
    expect(counters.read().outOfOrder).toBe(3)
  })

  it('drops and counts what names another event than the one of its market [LIVE-13]', () => {
    const { book, counters } = createTestBook()
    book.seed([buildMarket()])
    book.apply([update(200, '23.34', { eventId: 'e2' })])
    expect(book.get('m1', 'home')?.price.euro).toBe('1.80')
    expect(book.getMarket('m1')).toMatchObject({ eventId: 'e1', timeStamp: 100 })
    expect(counters.read().malformed).toBe(1)
    book.apply([update(150, '1.85')])
    expect(book.get('m1', 'home')?.price.euro).toBe('1.85')
  })

  it('drops it too where the market is not known yet, and hides nothing by it [LIVE-06] [LIVE-13]', () => {
    const { book } = createTestBook()
    book.apply([update(300, '1.85'), update(400, '23.34', { eventId: 'e2' }), update(310, '1.90')])
    book.apply([update(500, '23.34', { marketId: 'm2', eventId: 'e2' })])
    book.seed([buildMarket(), buildMarket({ marketId: 'm2' })])
    expect(book.get('m1', 'home')?.price.euro).toBe('1.90')
    expect(book.get('m2', 'home')?.price.euro).toBe('1.80')
  })

  it('leaves a reply that is older than what it knows [LIVE-06]', () => {
    const { book, clock } = createTestBook()
    book.seed([buildMarket()])
    book.apply([update(200, '1.90')])
    clock.frame()
    book.seed([buildMarket({ timeStamp: 150, selections: [buildSelection('home', '1.50')] })])
    expect(book.get('m1', 'home')?.price.euro).toBe('1.90')
  })

  it('does not let a reply hide an update that was made after it and arrived before it [LIVE-06]', () => {
    const { book, clock } = createTestBook()
    book.apply([update(200, '1.90'), update(150, '1.85')])
    clock.frame()
    book.seed([buildMarket()])
    expect(book.get('m1', 'home')?.price.euro).toBe('1.90')
  })

  it('tells each listener once a frame, with the last price of it', () => {
    const { book, clock } = createTestBook()
    book.seed([buildMarket()])
    clock.frame()
    const heard: string[] = []
    book.subscribe('m1', 'home', (cell) => heard.push(cell.price.euro))
    book.apply([update(200, '1.90')])
    book.apply([update(300, '1.95'), update(400, '1.85')])
    expect(heard).toEqual([])
    clock.frame()
    expect(heard).toEqual(['1.85'])
  })

  it('tells nobody about selections that are as they were', () => {
    const { book, clock } = createTestBook()
    book.seed([buildMarket()])
    const away = vi.fn<(cell: CellPrice) => void>()
    book.subscribe('m1', 'away', away)
    book.apply([update(200, '1.90')])
    clock.frame()
    expect(away).not.toHaveBeenCalled()
  })

  it('lets a page that gets no frames write nothing, and tells it the newest price once it is seen', () => {
    const { book, clock } = createTestBook()
    book.seed([buildMarket()])
    const shown: string[] = []
    book.subscribe('m1', 'home', (cell) => shown.push(cell.price.euro))
    book.apply([update(200, '1.90')])
    clock.advance(60_000)
    book.apply([update(300, '1.95')])
    clock.advance(60_000)
    expect(shown).toEqual([])
    clock.frame()
    expect(shown).toEqual(['1.95'])
  })

  it('tells who reckons with a price soon and without a frame, the newest of several, and nothing that is as it was', () => {
    const { book, clock } = createTestBook()
    book.seed([buildMarket()])
    const heard: (string | undefined)[] = []
    const stop = book.follow('m1', 'home', () => heard.push(book.get('m1', 'home')?.price.euro))
    book.apply([update(200, '1.90')])
    book.apply([update(300, '1.95')])
    expect(heard).toEqual([])
    clock.advance(50)
    expect(heard).toEqual(['1.95'])
    book.apply([update(400, '1.95')])
    clock.advance(50)
    expect(heard).toEqual(['1.95'])
    book.setStale(true)
    clock.advance(50)
    expect(heard).toHaveLength(2)
    stop()
    book.setStale(false)
    book.apply([update(500, '2.00')])
    clock.advance(50)
    expect(heard).toHaveLength(2)
    expect(clock.timers).toBe(0)
  })

  it('keeps the market of a price that somebody reckons with', () => {
    const { book } = createTestBook()
    book.seed([buildMarket(), buildMarket({ marketId: 'm2' })])
    const stop = book.follow('m1', 'home', () => undefined)
    const forgetTwice = (): void => {
      for (let look = 0; look < 2; look += 1) book.forget(() => false)
    }
    forgetTwice()
    expect([book.get('m1', 'home') !== undefined, book.size]).toEqual([true, 1])
    stop()
    forgetTwice()
    expect(book.size).toBe(0)
  })

  it('knows a price that nobody listens to, and asks for no frame for it', () => {
    const { book, clock } = createTestBook()
    book.seed([buildMarket()])
    clock.frame()
    book.apply([update(200, '1.90')])
    expect(book.get('m1', 'home')?.price.euro).toBe('1.90')
    expect(clock.timers).toBe(0)
  })

  it.each([
    ['up', buildSelection('home', '1.85')],
    ['down', buildSelection('home', '1.75')],
    ['lock', buildSelection('home', '1.80', { status: 'paused' })],
    ['handi-change', buildSelection('home', '1.90', { handicap: '-0.5' })],
  ])('marks %s, and clears the mark after a second [LIVE-08]', (mark, selection) => {
    const { book, clock } = createTestBook()
    book.seed([buildMarket()])
    const heard: string[] = []
    book.subscribe('m1', 'home', (cell) => heard.push(cell.change))
    book.apply([update(200, '0', { selections: [selection] })])
    clock.frame()
    clock.advance(900)
    clock.frame()
    expect(heard).toEqual([mark])
    clock.advance(350)
    clock.frame()
    expect(heard).toEqual([mark, 'none'])
    expect(book.get('m1', 'home')?.change).toBe('none')
    clock.advance(1_000)
    expect(clock.timers).toBe(0)
  })

  it('keeps a mark for a second from the last change [LIVE-08]', () => {
    const { book, clock } = createTestBook()
    book.seed([buildMarket()])
    book.subscribe('m1', 'home', () => undefined)
    book.apply([update(200, '1.90')])
    clock.frame()
    clock.advance(700)
    book.apply([update(300, '1.80')])
    clock.frame()
    clock.advance(700)
    clock.frame()
    expect(book.get('m1', 'home')?.change).toBe('down')
    clock.advance(550)
    clock.frame()
    expect(book.get('m1', 'home')?.change).toBe('none')
  })

  it('has no mark for a move of less than a point of its chance [LIVE-08]', () => {
    const { book, clock } = createTestBook()
    book.seed([buildMarket()])
    book.apply([update(200, '1.82')])
    clock.frame()
    expect(book.get('m1', 'home')).toMatchObject({ change: 'none', price: { euro: '1.82' } })
  })

  it('marks one side of a pair at a time [LIVE-08]', () => {
    const { book, clock } = createTestBook()
    book.seed([buildMarket()])
    const changes = () => ['home', 'away'].map((side) => book.get('m1', side as Side)?.change)
    const both = (at: number, home: string, away: string) =>
      book.apply([
        update(at, '0', { selections: [buildSelection('home', home), buildSelection('away', away)] }),
      ])
    both(200, '2.40', '1.50')
    clock.frame()
    expect(changes()).toEqual(['up', 'none'])
    clock.advance(500)
    both(300, '2.40', '1.80')
    expect(changes()).toEqual(['up', 'none'])
    clock.advance(1_000)
    both(400, '2.40', '1.60')
    expect(changes()).toEqual(['none', 'down'])
  })

  it('clears the mark of a selection nobody listened to when it is looked at [LIVE-08]', () => {
    const { book, clock } = createTestBook()
    book.seed([buildMarket()])
    book.apply([update(200, '1.90')])
    clock.frame()
    expect(book.get('m1', 'home')?.change).toBe('up')
    clock.advance(3_000)
    expect(book.get('m1', 'home')?.change).toBe('none')
  })

  it('clears the mark of a selection that came into view with it [LIVE-08]', () => {
    const { book, clock } = createTestBook()
    book.seed([buildMarket()])
    book.apply([update(200, '1.90')])
    clock.frame()
    clock.advance(500)
    const heard: string[] = []
    book.subscribe('m1', 'home', (cell) => heard.push(cell.change))
    clock.advance(800)
    clock.frame()
    expect(heard).toEqual(['none'])
  })

  it('gives the same object until something changes, and another one then', () => {
    const { book, clock } = createTestBook()
    book.seed([buildMarket()])
    const before = book.get('m1', 'home')
    expect(book.get('m1', 'home')).toBe(before)
    book.apply([update(200, '1.90')])
    clock.frame()
    expect(book.get('m1', 'home')).not.toBe(before)
    expect(before?.price.euro).toBe('1.80')
  })

  it('tells listeners of a market when its status or its line changes, and not when prices do', () => {
    const { book, clock } = createTestBook()
    book.seed([buildMarket()])
    clock.frame()
    const heard: string[] = []
    book.subscribeMarket('m1', (market) => heard.push(market.status))
    book.apply([update(200, '1.90')])
    clock.frame()
    book.apply([update(300, '1.90', { selections: [buildSelection('home', '1.90', { line: '2.5' })] })])
    clock.frame()
    book.apply([update(400, '1.90', { status: 'paused' })])
    clock.frame()
    expect(heard).toEqual(['open', 'paused'])
  })

  it('tells a listener that came before its market did', () => {
    const { book, clock } = createTestBook()
    const heard: string[] = []
    book.subscribe('m1', 'home', (cell) => heard.push(cell.price.euro))
    book.seed([buildMarket()])
    clock.frame()
    expect(heard).toEqual(['1.80'])
  })

  it('tells nobody who has gone, and keeps telling those who stayed', () => {
    const { book, clock } = createTestBook()
    book.seed([buildMarket()])
    clock.frame()
    const stays = vi.fn<(cell: CellPrice) => void>()
    const goes = vi.fn<(cell: CellPrice) => void>()
    book.subscribe('m1', 'home', stays)
    book.subscribe('m1', 'home', goes)()
    book.apply([update(200, '1.90')])
    clock.frame()
    expect(goes).not.toHaveBeenCalled()
    expect(stays).toHaveBeenCalledTimes(1)
  })

  it('does not let a listener that throws keep the others from hearing', () => {
    const { book, clock, errors } = createTestBook()
    book.seed([buildMarket()])
    clock.frame()
    const heard = vi.fn<(cell: CellPrice) => void>()
    book.subscribe('m1', 'home', () => {
      throw new Error('mine')
    })
    book.subscribe('m1', 'home', heard)
    book.apply([update(200, '1.90')])
    clock.frame()
    expect(heard).toHaveBeenCalledTimes(1)
    expect(errors).toHaveLength(1)
  })

  it('makes every price stale at once when the sockets are not live [LIVE-05]', () => {
    const { book, clock } = createTestBook()
    book.seed([buildMarket()])
    clock.frame()
    const heard: boolean[] = []
    book.subscribe('m1', 'home', (cell) => heard.push(cell.stale))
    book.setStale(true)
    expect(book.get('m1', 'home')?.stale).toBe(true)
    clock.frame()
    expect(heard).toEqual([true])
    expect(book.getMarket('m1')?.stale).toBe(true)
  })

  it('keeps a price stale after a reconnect until it is told or fetched again [LIVE-05]', () => {
    const { book, clock } = createTestBook()
    book.seed([buildMarket(), buildMarket({ marketId: 'm2' })])
    const before = book.generation()
    book.setStale(true)
    book.setStale(false)
    expect(book.get('m1', 'home')?.stale).toBe(true)
    // A reply that was asked for before the line came back.
    book.seed([buildMarket({ timeStamp: 110 })], before)
    expect(book.get('m1', 'home')?.stale).toBe(true)
    book.seed([buildMarket({ timeStamp: 110 })], book.generation())
    expect(book.get('m1', 'home')?.stale).toBe(false)
    expect(book.get('m2', 'home')?.stale).toBe(true)
    book.apply([update(200, '1.80', { marketId: 'm2' })])
    clock.frame()
    expect(book.get('m2', 'home')?.stale).toBe(false)
  })

  it('says when every known market of an event has closed, and not before [LIVE-07]', () => {
    const { book, clock } = createTestBook()
    book.seed([buildMarket(), buildMarket({ marketId: 'm2' })])
    const closed: string[] = []
    book.onEventClosed((eventId) => closed.push(eventId))
    book.apply([update(200, '1.80', { status: 'closed' })])
    clock.advance(50)
    expect(closed).toEqual([])
    book.apply([update(200, '1.80', { marketId: 'm2', status: 'closed' })])
    clock.advance(50)
    expect(closed).toEqual(['e1'])
  })

  it('adds a selection that a market gains, and tells who waited for it', () => {
    const { book, clock } = createTestBook()
    book.seed([buildMarket()])
    const heard: string[] = []
    book.subscribe('m1', 'draw', (cell) => heard.push(cell.price.euro))
    book.apply([update(200, '1.80', { selections: [buildSelection('draw', '3.00')] })])
    clock.frame()
    expect(heard).toEqual(['3.00'])
  })

  it('forgets everything when the session ends', () => {
    const { book, clock } = createTestBook()
    book.seed([buildMarket()])
    book.apply([update(200, '1.90')])
    book.clear()
    clock.frame()
    expect(book.get('m1', 'home')).toBeUndefined()
  })
})

describe("a time in the future of the server's clock", () => {
  const absurd = 9_007_199_254_740_991
  const at = (now: number) => {
    const opened = createTestBook()
    opened.serverClock.set(now)
    return opened
  }
  const homeOf = ({ book }: ReturnType<typeof createTestBook>) => book.get('m1', 'home')?.price.euro

  it.each([
    ['the largest there is', absurd],
    ['an hour ahead', 10_000 + 3_600_000],
    ['just beyond the grace of a minute', 10_000 + 60_001],
  ])('keeps nothing from being newer that comes after it: %s [LIVE-06] [LIVE-13]', (_, future) => {
    const opened = at(10_000)
    const { book, counters } = opened
    book.seed([buildMarket()])
    book.apply([update(future, '23.34')])
    book.apply([update(10_500, '3.33')])
    expect(homeOf(opened)).toBe('3.33')
    expect(counters.read()).toMatchObject({ ahead: 1, outOfOrder: 0 })
    // The same once more, late, by another channel.
    book.apply([update(future, '23.34'), update(10_500, '3.33')], notCurrent)
    expect(homeOf(opened)).toBe('3.33')
    book.apply([update(10_600, '3.40'), update(10_550, '3.50')])
    expect(homeOf(opened)).toBe('3.40')
    expect(counters.read()).toMatchObject({ ahead: 1, outOfOrder: 1 })
  })

  it('is newer within the grace, and while nothing is known of that clock [LIVE-06]', () => {
    const opened = at(10_000)
    opened.book.seed([buildMarket()])
    opened.book.apply([update(70_000, '1.90'), update(69_000, '1.95')])
    expect(homeOf(opened)).toBe('1.90')
    const { book } = createTestBook()
    book.seed([buildMarket()])
    book.apply([update(absurd, '1.90'), update(10_500, '1.95')])
    expect(book.get('m1', 'home')?.price.euro).toBe('1.90')
  })

  it('orders those of its kind, where all times of a server are ahead of its clock [LIVE-06]', () => {
    const opened = at(10_000)
    const { book, counters } = opened
    book.seed([buildMarket({ timeStamp: 900_000 })])
    book.apply([update(900_200, '1.90'), update(900_100, '1.95'), update(900_200, '2.00')])
    expect(homeOf(opened)).toBe('1.90')
    expect(counters.read().outOfOrder).toBe(1)
    book.seed([buildMarket({ timeStamp: 900_150, selections: [buildSelection('home', '1.50')] })])
    expect(homeOf(opened)).toBe('1.90')
  })

  it('of a reply freezes nothing, and is told by what time it came [LIVE-06]', () => {
    const opened = at(10_000)
    const { book } = opened
    book.seed([buildMarket({ timeStamp: absurd })])
    expect(book.getMarket('m1')).toMatchObject({ timeStamp: 10_000, stale: false })
    book.apply([update(10_500, '3.33')])
    expect(homeOf(opened)).toBe('3.33')
    expect(book.getMarket('m1')?.timeStamp).toBe(10_500)
  })

  it('of a reply makes nothing old current after a cut line [LIVE-05] [LIVE-06]', () => {
    const opened = at(10_000)
    const { book } = opened
    const reply = (home: string) =>
      buildMarket({ timeStamp: absurd, selections: [buildSelection('home', home)] })
    book.seed([reply('1.80')])
    book.apply([update(10_500, '3.33')])
    book.setStale(true)
    book.setStale(false)
    expect(book.get('m1', 'home')?.stale).toBe(true)
    book.seed([reply('3.50')])
    expect(book.get('m1', 'home')).toMatchObject({ price: { euro: '3.50' }, stale: false })
    book.apply([update(10_600, '3.60')])
    expect(homeOf(opened)).toBe('3.60')
  })

  it('of a market that is not known yet hides no later one [LIVE-06]', () => {
    const opened = at(10_000)
    const { book } = opened
    book.apply([update(absurd, '23.34'), update(10_500, '3.33')])
    book.seed([buildMarket()])
    expect(homeOf(opened)).toBe('3.33')
  })
})
