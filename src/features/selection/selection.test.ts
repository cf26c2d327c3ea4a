// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { Event } from '#domain/event.ts'
import type { Market, Selection } from '#domain/selection.ts'
import { createClientHarness } from '#src/testing/clientHarness.ts'
import { awayTicket, homeTicket } from '#src/testing/samples.ts'

import { slipSelectionsOf } from './slipSelections.ts'
import { toggleSelection } from './toggleSelection.ts'

beforeEach(() => localStorage.clear())

/** The harness quotes what comes into the slip at this time. */
const quotedAt = 2_000

const selection: Selection = {
  side: 'home',
  name: 'Netherlands',
  line: null,
  handicap: '-0.25',
  status: 'open',
  price: { euro: '2.10' },
  result: null,
  betRatio: null,
}

const market: Market = {
  marketId: 'm1',
  eventId: 'e1',
  name: 'Asian handicap',
  betType: 'AH',
  option: 'match',
  tabName: 'MATCH',
  status: 'open',
  minAmount: '10.00',
  maxAmount: '5000.00',
  timeStamp: 1_000,
  comboAllowed: true,
  selections: [selection],
}

const event: Event = {
  eventId: 'e1',
  gameId: '51',
  gameName: 'Cricket',
  competitionId: 'c1',
  competitionName: 'T20 World Cup Qualifier',
  home: 'Netherlands',
  away: 'Papua New Guinea',
  inPlay: false,
  startUtc: homeTicket.startUtc,
  markets: [market],
  tabs: [],
  isFavourite: false,
  mapNum: null,
  details: null,
  liveTab: null,
  scoreline: null,
  marketCount: 1,
  hasStream: false,
}

describe('pressing odds', () => {
  it('adds the selection with every ticket field, and when it was [SLIP-01][SLIP-02]', async () => {
    const { client, slip } = await createClientHarness()
    toggleSelection(client, event, market, selection)
    const { tickets, lastOddsSelectionAt } = slip.getSnapshot().context
    expect(tickets).toEqual([{ ...homeTicket, timeStamp: quotedAt }])
    expect(lastOddsSelectionAt).toBeGreaterThan(0)
  })

  it('takes the price that the button shows, not the one of the reply [LIVE-05]', async () => {
    const { client, slip } = await createClientHarness()
    const now = { ...selection, price: { euro: '2.25' }, handicap: '-0.5' }
    client.priceBook.seed([{ ...market, timeStamp: 1_500, selections: [now] }])
    toggleSelection(client, event, market, selection)
    const [ticket] = slip.getSnapshot().context.tickets
    expect(ticket).toMatchObject({
      euroOdds: '2.25',
      price: { euro: '2.25' },
      handicap: '-0.5',
    })
  })
})

describe('which selections are in the slip', () => {
  it('is told when they change and not with their prices [SLIP-02]', async () => {
    const { slip, quote } = await createClientHarness()
    const selections = slipSelectionsOf(slip)
    const listener = vi.fn<() => void>()
    selections.subscribe(listener)
    slip.send({ type: 'selection.toggled', ticket: homeTicket, at: 1 })
    expect(selections.has('m1', 'home')).toBe(true)
    expect(listener).toHaveBeenCalledTimes(1)
    quote(homeTicket, { price: { euro: '2.40' } })
    expect(listener).toHaveBeenCalledTimes(1)
    slip.send({ type: 'selection.toggled', ticket: awayTicket, at: 2 })
    expect(selections.has('m1', 'home')).toBe(false)
    expect(selections.has('m1', 'away')).toBe(true)
    expect(listener).toHaveBeenCalledTimes(2)
  })
})
