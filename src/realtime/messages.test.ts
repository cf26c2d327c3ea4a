import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { MarketUpdate } from '#domain/market/marketUpdate.ts'
import { buildMessage } from '#src/testing/builders.ts'
import { createTestTopics } from '#src/testing/realtime/topics.ts'

import { createCounters } from './counters.ts'
import { createMessageReader, longestMessage } from './messages.ts'
import { bookedBets } from './topics/bookedBets.ts'
import { eventChanges } from './topics/eventChanges.ts'
import { liveStats } from './topics/liveStats.ts'
import { maintenanceNotices } from './topics/maintenanceNotices.ts'
import { notifications } from './topics/notifications.ts'
import { refreshes } from './topics/refreshes.ts'
import { scores } from './topics/scores.ts'
import type { Topic } from './topics/topics.ts'

function createReader() {
  const counters = createCounters()
  const topics = createTestTopics({ counters })
  const hear = <Message>(topic: Topic<Message>): Message[] => {
    const messages: Message[] = []
    topics.subscribe(topic, (message) => void messages.push(message))
    return messages
  }
  const heard = {
    prices: [] as MarketUpdate[],
    scores: hear(scores),
    events: hear(eventChanges),
    refreshes: hear(refreshes),
    notifications: hear(notifications),
    booked: hear(bookedBets),
    stats: hear(liveStats),
    maintenance: hear(maintenanceNotices),
  }
  const read = createMessageReader(
    { topics, onPrices: (updates) => void heard.prices.push(...updates) },
    counters,
  )
  const send = (event: string, data: unknown): number | null => read(buildMessage(event, data, 1_000))
  return { heard, counters, read, send }
}

const selection = {
  betTypeSelectionName: 'home',
  status: 'open',
  euroOdds: '1.85',
  malayOdds: '0.85',
  indoOdds: '-1.1764',
  hongkongOdds: '0.85',
  handicap: '-0.25',
  line: null,
}
const market = { eventId: 'e1', marketId: 'm1', timeStamp: 100, status: 'open', selection: [selection] }

describe('messages of the channels', () => {
  it('reads prices with their handicap and the four odds [LIVE-01]', () => {
    const { heard, send } = createReader()
    send('gameclient-updates', [market])
    expect(heard.prices).toEqual([
      {
        eventId: 'e1',
        marketId: 'm1',
        timeStamp: 100,
        status: 'open',
        selections: [
          {
            side: 'home',
            status: 'open',
            price: { euro: '1.85', malay: '0.85', indo: '-1.1764', hongkong: '0.85' },
            handicap: '-0.25',
            line: null,
            result: null,
          },
        ],
      },
    ])
  })

  it.each([
    ['pause', false, 'paused'],
    ['paused', false, 'paused'],
    ['close', false, 'closed'],
    ['resulting', false, 'resulting'],
    ['resulting', true, 'settlement'],
    ['settled', true, 'settled'],
  ])('reads the status %s with the settlement flag %s as %s [LIVE-14]', (status, settlement, read) => {
    const { heard, send } = createReader()
    send('gameclient-updates', [{ ...market, status, settlement, selection: [{ ...selection, status }] }])
    expect(heard.prices[0]?.status).toBe(read)
    expect(heard.prices[0]?.selections[0]?.status).toBe(read)
  })

  it('never takes a selection for more open than its market', () => {
    const { heard, send } = createReader()
    send('gameclient-updates', [{ ...market, status: 'pause' }])
    expect(heard.prices[0]?.selections[0]?.status).toBe('paused')
  })

  it('ignores what is new, without counting it as a fault [LIVE-07]', () => {
    const { heard, counters, send } = createReader()
    send('gameclient-updates', [
      { ...market, status: 'new' },
      {
        ...market,
        marketId: 'm2',
        selection: [selection, { ...selection, betTypeSelectionName: 'away', status: 'new' }],
      },
    ])
    expect(heard.prices.map(({ marketId, selections }) => [marketId, selections.length])).toEqual([['m2', 1]])
    expect(counters.read().malformed).toBe(0)
  })

  it('drops a market whose one selection is malformed, and takes the others of the message [LIVE-13]', () => {
    const { heard, counters, send } = createReader()
    const bad = { ...market, marketId: 'm2', selection: [selection, { ...selection, euroOdds: '1.8x' }] }
    send('gameclient-updates', [bad, market])
    expect(heard.prices.map((update) => update.marketId)).toEqual(['m1'])
    expect(counters.read().malformed).toBe(1)
  })

  it.each(['1', '0', '-2.5', '1e9', 'NaN', '1.85 ', '9'.repeat(60), ''])(
    'drops an open selection whose price is %j [LIVE-13]',
    (euroOdds) => {
      const { heard, counters, send } = createReader()
      send('gameclient-updates', [{ ...market, selection: [{ ...selection, euroOdds }] }])
      expect(heard.prices).toEqual([])
      expect(counters.read().malformed).toBe(1)
    },
  )

  it('leaves out labels that are no odds, and keeps the price [ODDS-02]', () => {
    const { heard, send } = createReader()
    send('gameclient-updates', [{ ...market, selection: [{ ...selection, malayOdds: '<b>', indoOdds: 3 }] }])
    expect(heard.prices[0]?.selections[0]?.price).toEqual({ euro: '1.85', hongkong: '0.85' })
  })

  it('reads scores, events that come and go, refreshes and notifications [LIVE-01] [LIVE-02] [LIVE-03]', () => {
    const { heard, send } = createReader()
    send('market-scoreline', {
      eventId: 'e1',
      matchScoreline: '1-0',
      details: null,
      mapNum: 2,
      inPlay: 'true',
      marketTabs: [{ tabName: 'MATCH', open: true, scoreline: null }],
    })
    send('gameclient-events', {
      eventId: 'e1',
      action: 'removed',
      gameId: '41',
      inPlay: 'true',
      startDatetimeUtc: '2023-11-14T22:13:20Z',
      totalNumMarkets: 0,
    })
    send('gameclient-refresh', { eventId: 'e1' })
    send('notification', {
      results: [
        {
          id: 'n1',
          type: 'info',
          message: 'Settled',
          ticketNum: 'T1',
          dateCreatedUtc: '2023-11-14T22:13:20Z',
        },
      ],
    })
    send('notification', { results: [] })
    expect(heard.scores).toEqual([
      {
        eventId: 'e1',
        scoreline: '1-0',
        details: null,
        mapNum: 2,
        inPlay: true,
        tabs: [{ tabName: 'MATCH', open: true, scoreline: null }],
        timeStamp: 1_000,
      },
    ])
    expect(heard.events).toEqual([{ eventId: 'e1', action: 'removed' }])
    expect(heard.refreshes).toEqual([{ eventId: 'e1' }])
    expect(heard.notifications).toMatchObject([
      { hasTicket: true, results: [{ id: 'n1' }] },
      { hasTicket: false, results: [] },
    ])
  })

  it('reads what became of a booked bet by both of its names, and keeps a status from a later version as unknown [PREBOOK-05] [PREBOOK-06]', () => {
    const { heard, counters, send } = createReader()
    const statuses = ['pending', 'booked', 'confirmed', 'accepted', 'cancelled', 'dreamt']
    for (const prebookStatus of statuses) send('prebook-notification', { ticketNum: 'T7', prebookStatus })
    expect(heard.booked.map(({ status }) => status)).toEqual([
      'booked',
      'booked',
      'placed',
      'placed',
      'cancelled',
      'unknown',
    ])
    expect(counters.read()['unknown.prebookStatus']).toBe(1)
    send('prebook-notification', { ticketNum: 7 })
    expect([heard.booked.length, counters.read().malformed]).toEqual([statuses.length, 1])
  })

  it('reads the statistics of a map; a heartbeat is nothing that is dropped [LIVE-02] [STAT-06]', () => {
    const { counters, heard, send } = createReader()
    send('gameclient-livestats', { eventId: 'e1', mapNum: 2, status: 2, details: { kind: 'scoreboard' } })
    send('heartbeat', null)
    expect(heard.stats).toMatchObject([
      {
        eventId: 'e1',
        map: { mapNum: 2, status: 'live', details: { kind: 'scoreboard' } },
        timeStamp: 1_000,
      },
    ])
    expect(Object.values(counters.read()).every((count) => count === 0)).toBe(true)
  })

  it.each([
    ['begins', true, '2026-11-22T10:00:00Z', '2026-11-22T12:00:00Z'],
    ['is announced', false, '2026-11-22T10:00:00Z', null],
    ['is over', false, undefined, undefined],
  ])('hears that maintenance %s [LIVE-12]', (_, isOn, from, to) => {
    const { heard, send } = createReader()
    send('maintenance', { maintenance: isOn, from, to })
    const at = (time?: string | null) => (typeof time === 'string' ? Date.parse(time) : null)
    expect(heard.maintenance).toEqual([
      { maintenance: { isOn, from: at(from), to: at(to) }, timeStamp: 1_000 },
    ])
  })

  it.each([
    ['no word of it', {}],
    ['a word for the flag', { maintenance: 'true' }],
    ['an invalid time', { maintenance: true, from: 'soon' }],
    ['a number for a time', { maintenance: true, from: 1_700_000_000_000 }],
    [
      'an end before its start',
      { maintenance: true, from: '2026-11-22T12:00:00Z', to: '2026-11-22T10:00:00Z' },
    ],
    ['a year that nobody can read', { maintenance: false, from: '+012026-11-22T12:00:00Z' }],
    ['a list', []],
    ['nothing', null],
  ])('drops a maintenance notice with %s, and counts it [LIVE-12] [LIVE-13]', (_, data) => {
    const { counters, heard, send } = createReader()
    send('maintenance', data)
    expect([heard.maintenance, counters.read().malformed]).toEqual([[], 1])
  })

  it('says which ping a heartbeat answers, and counts one that answers with no number [LIVE-04] [LIVE-13]', () => {
    const { counters, send } = createReader()
    expect(send('heartbeat', { ping: 7 })).toBe(7)
    expect(send('heartbeat', null)).toBeNull()
    expect(counters.read().malformed).toBe(0)
    expect(send('heartbeat', { ping: '7' })).toBeNull()
    expect(counters.read().malformed).toBe(1)
  })

  it('counts unknown and oversized messages and what is no text, each as what it is [LIVE-13]', () => {
    const { counters, read, send } = createReader()
    send('gameclient-surprise', {})
    send('heartbeat', null)
    read(`"${'x'.repeat(longestMessage)}"`)
    read(new ArrayBuffer(4))
    read('{')
    read('[]')
    send('market-scoreline', null)
    send(
      'gameclient-updates',
      Array.from({ length: 201 }, () => market),
    )
    expect(counters.read()).toMatchObject({ unknown: 1, oversized: 1, malformed: 5 })
  })

  const hostile = fc.oneof(
    fc.anything(),
    fc.string(),
    fc.json(),
    fc
      .record({
        room: fc.anything(),
        event: fc.constantFrom(
          'gameclient-updates',
          'market-scoreline',
          'gameclient-events',
          'gameclient-refresh',
          'notification',
          '__proto__',
        ),
        data: fc.oneof(
          fc.anything(),
          fc.array(
            fc.record(
              {
                ...anythingFor(market),
                selection: fc.oneof(
                  fc.anything(),
                  fc.array(fc.record(anythingFor(selection), { requiredKeys: [] })),
                ),
              },
              { requiredKeys: [] },
            ),
          ),
        ),
        timestamp: fc.anything(),
      })
      .map(toText),
  )

  it('never throws and passes on nothing but sound prices, whatever comes [LIVE-13]', () => {
    fc.assert(
      fc.property(fc.array(hostile, { maxLength: 5 }), (messages) => {
        const { heard, read } = createReader()
        for (const message of messages) read(message)
        for (const update of heard.prices) {
          expect(Number.isSafeInteger(update.timeStamp)).toBe(true)
          for (const { price, status } of update.selections) {
            expect(price.euro).toMatch(/^-?\d+(\.\d+)?$/)
            expect(status !== 'open' || Number(price.euro) > 1).toBe(true)
          }
        }
      }),
      { numRuns: 500 },
    )
  })

  it("counts every message that is not one of the contract's [LIVE-13]", () => {
    fc.assert(
      fc.property(fc.string(), (message) => {
        const { counters, read } = createReader()
        read(message)
        const { malformed, unknown } = counters.read()
        expect(malformed + unknown).toBe(1)
      }),
    )
  })
})

function anythingFor(sample: Record<string, unknown>) {
  return Object.fromEntries(
    Object.entries(sample).map(([name, value]) => [name, fc.oneof(fc.constant(value), fc.anything())]),
  )
}

function toText(value: unknown): unknown {
  try {
    return JSON.stringify(value)
  } catch {
    return value
  }
}
