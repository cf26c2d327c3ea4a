import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'

import type { Event } from '#domain/market/event.ts'
import type { SelectionStatus } from '#domain/market/status.ts'
import { createOnce } from '#src/client/once.ts'
import { createCounters } from '#src/realtime/counters.ts'
import { createLiveness } from '#src/realtime/liveness.ts'
import { createReconciler } from '#src/realtime/reconciler.ts'
import { createScoreBook } from '#src/realtime/scoreBook.ts'
import { mostAlerts, type PriceAlert } from '#src/storage/records/alerts/priceAlerts.ts'
import { buildEvent, buildLeg, buildMarket, buildSelection } from '#src/testing/builders.ts'
import { testTimers, testTurn } from '#src/testing/environment.ts'
import { createTestBook } from '#src/testing/realtime/book.ts'
import { createTestBrowser } from '#src/testing/storage.ts'

import { createPriceAlerts, type ToldAlert } from './alerts.ts'

const alertAt = (target: string, change: Partial<PriceAlert> = {}): PriceAlert => ({
  leg: buildLeg({ handicap: null }),
  target,
  way: 'up',
  oddsType: 'euro',
  setAt: 1,
  ...change,
})

/** A tab of the member's browser, with a book that knows the market at 1.80; watching from the start. */
function openTab(browser = createTestBrowser(), { isSeen = true, reply = noReply, isSeeded = true } = {}) {
  const { book, clock } = createTestBook()
  const liveness = createLiveness(testTimers)
  liveness.set(true)
  const { storage } = browser.openTab()
  const timers: (() => void)[] = []
  const services = {
    queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    priceBook: book,
    scoreBook: createScoreBook({ clock, counters: createCounters(), onListenerError: () => undefined }),
    liveness,
    nextTurn: testTurn,
    reconciler: createReconciler({ timers: testTimers, liveness, generation: book.generation }),
    api: { event: reply, notAhead: (time: number) => time },
    storage,
    timers: { startTimer: (run: () => void) => timers.push(run), stopTimer: () => undefined },
  }
  if (isSeeded) book.seed([buildMarket()])
  const once = createOnce(() => services as never)
  const alerts = createPriceAlerts({ ...services, once })
  const outside: ToldAlert[] = []
  const page = {
    isSeen: () => isSeen,
    alone: (_: string, run: () => void) => run(),
    tellOutside: (told: ToldAlert) => void outside.push(told),
  }
  let timeStamp = 1_000
  return {
    alerts,
    outside,
    stop: alerts.watch(page),
    /** The home side's odds, in the book and told. */
    async odds(euro: string, status: SelectionStatus = 'open') {
      timeStamp += 1
      const selections = [buildSelection('home', euro, { status })]
      book.apply([{ eventId: 'e1', marketId: 'm1', timeStamp, status, selections }])
      clock.advance(50)
      await testTurn()
    },
    /** What was put off is done. */
    pass: () => timers.splice(0).forEach((run) => run()),
    told: () => alerts.told.get().map(({ state, quote }) => [state, quote.price.euro]),
    isListenedTo: () => {
      book.forget(() => false)
      book.forget(() => false)
      return book.getMarket('m1') !== undefined
    },
  }
}

function noReply(): Promise<Event | null> {
  return Promise.reject(new Error('no call was expected'))
}

describe('odds alerts [ALERT-01]', () => {
  it('are told once, when the odds come to their target, and wait no more', async () => {
    const { alerts, odds, told } = openTab()
    alerts.add(alertAt('2.10'))
    await odds('2.08')
    expect(told()).toEqual([])
    await odds('2.10')
    expect(told()).toEqual([['reached', '2.10']])
    expect(alerts.waiting.get()).toEqual([])
    await odds('2.00')
    await odds('2.20')
    expect(told()).toEqual([['reached', '2.10']])
  })

  it('are told where the odds go past their target, with the odds that did', async () => {
    const { alerts, odds, told } = openTab()
    alerts.add(alertAt('2.10'))
    alerts.add(alertAt('1.50', { way: 'down' }))
    await odds('2.40')
    await odds('1.30')
    expect(told()).toEqual([
      ['reached', '2.40'],
      ['reached', '1.30'],
    ])
  })

  it('are all told where many are reached at once, each until it is put away', async () => {
    const { alerts, odds, told } = openTab()
    for (const target of ['1.90', '1.95', '2.00', '2.05', '2.10']) alerts.add(alertAt(target))
    await odds('2.20')
    expect(told()).toHaveLength(5)
    const [first] = alerts.told.get()
    if (first === undefined) throw new Error('None was told.')
    alerts.close(first)
    expect(alerts.told.get().map(({ alert }) => alert.target)).toEqual(['1.95', '2.00', '2.05', '2.10'])
  })

  it('wait while the market is suspended, and are told as it opens', async () => {
    const { alerts, odds, told } = openTab()
    alerts.add(alertAt('2.10'))
    await odds('2.30', 'paused')
    expect(told()).toEqual([])
    await odds('2.20')
    expect(told()).toEqual([['reached', '2.20']])
  })

  it('end with their selection, which is told once', async () => {
    const { alerts, odds, told } = openTab()
    alerts.add(alertAt('2.10'))
    await odds('1.80', 'closed')
    await odds('1.80', 'settled')
    expect(told()).toEqual([['over', '1.80']])
    expect(alerts.waiting.get()).toEqual([])
  })

  it('are told of a match that no list shows: it is asked for, and then heard of', async () => {
    const reply = () => Promise.resolve(buildEvent({ markets: [buildMarket()] }))
    const tab = openTab(createTestBrowser(), { reply, isSeeded: false })
    tab.alerts.add(alertAt('2.10'))
    await expect.poll(() => tab.isListenedTo()).toBe(true)
    await tab.odds('2.10')
    expect(tab.told()).toEqual([['reached', '2.10']])
  })

  it('are told of a match that is over by the time the page is opened', async () => {
    const tab = openTab(createTestBrowser(), { reply: () => Promise.resolve(null), isSeeded: false })
    tab.alerts.add(alertAt('2.10'))
    await expect.poll(tab.told).toEqual([['over', buildLeg({ handicap: null }).price.euro]])
  })

  it('follow the selections of those that wait alone, until they stop', () => {
    const { alerts, isListenedTo, stop } = openTab()
    const alert = alertAt('2.10')
    alerts.add(alert)
    expect(isListenedTo()).toBe(true)
    alerts.remove(alert)
    expect(isListenedTo()).toBe(false)
    const other = openTab()
    other.alerts.add(alert)
    other.stop()
    expect(other.isListenedTo()).toBe(false)
    stop()
  })
})

describe('odds alerts on a device [ALERT-02]', () => {
  it('are told by one tab, whichever learns of it first, and wait in none', async () => {
    const browser = createTestBrowser()
    const [one, other] = [openTab(browser), openTab(browser)]
    one.alerts.add(alertAt('2.10'))
    expect(other.alerts.waiting.get()).toHaveLength(1)
    await Promise.all([one.odds('2.10'), other.odds('2.10')])
    expect([...one.told(), ...other.told()]).toEqual([['reached', '2.10']])
    expect([one, other].map(({ alerts }) => alerts.waiting.get())).toEqual([[], []])
  })

  it('are left by a page that nobody sees to one that is seen; alone it has the device tell them', async () => {
    const browser = createTestBrowser()
    const [hidden, seen] = [openTab(browser, { isSeen: false }), openTab(browser)]
    seen.alerts.add(alertAt('2.10'))
    await hidden.odds('2.10')
    await seen.odds('2.10')
    hidden.pass()
    expect([seen.told(), hidden.told(), hidden.outside]).toEqual([[['reached', '2.10']], [], []])

    seen.stop()
    hidden.alerts.add(alertAt('2.50'))
    await hidden.odds('2.60')
    hidden.pass()
    expect(hidden.told()).toEqual([['reached', '2.60']])
    expect(hidden.outside.map(({ quote }) => quote.price.euro)).toEqual(['2.60'])
    expect(seen.outside).toEqual([])
  })

  it('outlive the page, are kept once each, and are no more than fifty', () => {
    const browser = createTestBrowser()
    const { alerts } = openTab(browser)
    const targets = Array.from({ length: mostAlerts }, (_, at) => `${at + 3}.00`)
    for (const target of targets) expect(alerts.add(alertAt(target))).toBe(true)
    expect(alerts.add(alertAt('2.50'))).toBe(false)
    expect(alerts.add(alertAt('3.00', { setAt: 2 }))).toBe(true)
    const after = openTab(browser).alerts
    expect(after.waiting.get().map(({ target }) => target)).toEqual([...targets.slice(1), '3.00'])
    after.removeAll()
    expect(alerts.waiting.get()).toEqual([])
    expect([...browser.shared.keys()]).toEqual([])
  })
})
