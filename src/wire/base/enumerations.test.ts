import { describe, expect, it } from 'vitest'

import { errors } from '#domain/session/errorCatalogue.ts'
import { errorBody, wireEvent, wireMarket, wireTicket, wireWallet } from '#src/testing/api/replies.ts'
import { readPlaced, readRefusal } from '#src/wire/bets/bets.ts'
import { readEventList } from '#src/wire/lists/events.ts'
import { readGames, readTieco } from '#src/wire/lists/games.ts'
import { readTicketPage } from '#src/wire/tickets/tickets.ts'

import { enumerations, valueOf, type LeftOut } from './enumerations.ts'
import { flagged, selectionResult } from './values.ts'

const yuan = { code: 'CNY', digits: 2 }

/** What a reader told of, beside what it gave. */
function heard<T>(readIt: (tell: (what: LeftOut) => void) => T): { value: T; told: LeftOut[] } {
  const told: LeftOut[] = []
  return { value: readIt((what) => told.push(what)), told }
}

const listOf = (...results: unknown[]) => ({ count: results.length, next: null, results })
const [wireSelection] = wireMarket.selection
const [wireLine] = wireTicket.tickets

describe('the values of the wire', () => {
  it('are read in both spellings of a status [LIVE-14]', () => {
    expect(
      ['pause', 'paused', 'close', 'closed', 'open', 'new'].map((wire) => valueOf('status', wire)),
    ).toEqual(['paused', 'paused', 'closed', 'closed', 'open', 'new'])
  })

  it('show resulting as settlement with the flag set, and settled as settled [LIVE-14]', () => {
    expect(flagged('resulting', false)).toBe('resulting')
    expect(flagged('resulting', true)).toBe('settlement')
    expect(flagged('settled', true)).toBe('settled')
    expect(flagged('open', true)).toBe('open')
  })

  it('are read in both spellings of a cancelled ticket [HIST-01] [HIST-04]', () => {
    expect(
      ['cancel', 'cancelled', 'half_win', 'half_loss', 'loss'].map((wire) => valueOf('ticketResult', wire)),
    ).toEqual(['cancelled', 'cancelled', 'halfWin', 'halfLoss', 'loss'])
  })

  it.each(Object.keys(enumerations) as (keyof typeof enumerations)[])(
    'of %s are none but its own [LIVE-13]',
    (name) => {
      for (const text of ['', 'OPEN', 'constructor', '__proto__', 'toString', 'unknown'])
        expect(valueOf(name, text)).toBeUndefined()
    },
  )

  it.each([
    [{ result: 'win', won: true }, 'win'],
    [{ result: 'half_win', won: true }, 'halfWin'],
    [{ result: 'loss', won: false }, 'lose'],
    [{ result: 'half_loss', won: false }, 'halfLose'],
    [{ result: 'void', won: null }, 'void'],
    [{ result: 'dead_heat', won: true }, 'deadHeat'],
    [{ won: true }, 'win'],
    [{ won: false }, 'lose'],
    // What the contract says of a settled selection without a winner: the stake came back.
    [{ won: null }, 'void'],
    [{}, null],
    [{ result: 'shared', won: false }, 'lose'],
  ] as const)('say how a settled selection ended: %j is %s [BROWSE-10]', (wire, result) => {
    expect(selectionResult('settled', wire)).toBe(result)
  })

  it('know no result before there is one [BROWSE-10]', () => {
    expect(selectionResult('open', { result: null, won: null })).toBeNull()
    expect(selectionResult('settlement', { won: null })).toBeNull()
  })
})

describe('a value from a later version', () => {
  it('is an unknown status, under which a selection is shown and cannot be bet; counted by its name [LIVE-13]', () => {
    const parts = [{ ...wireSelection, status: 'frozen' }, wireSelection]
    const { value, told } = heard((tell) =>
      readEventList(listOf({ ...wireEvent, markets: [{ ...wireMarket, selection: parts }] }), tell),
    )
    const statuses = value.events[0]?.markets[0]?.selections.map(({ status }) => status)
    expect(statuses).toEqual(['unknown', 'open'])
    expect(told).toEqual(['unknown.status'])
  })

  it('of a market makes all of its selections unknown [LIVE-13]', () => {
    const { value } = heard((tell) =>
      readEventList(listOf({ ...wireEvent, markets: [{ ...wireMarket, status: 'frozen' }] }), tell),
    )
    expect(value.events[0]?.markets[0]).toMatchObject({
      status: 'unknown',
      selections: [{ status: 'unknown' }],
    })
  })

  it.each([
    ['betTypeName', 'unknown.betType'],
    ['marketOption', 'unknown.marketOption'],
  ])('as the %s leaves that one market out, and no other [LIVE-13]', (field, name) => {
    const odd = { ...wireMarket, marketId: 'm2', [field]: 'TOMORROW' }
    const { value, told } = heard((tell) =>
      readEventList(listOf({ ...wireEvent, markets: [odd, wireMarket] }), tell),
    )
    expect(value.events[0]?.markets.map(({ marketId }) => marketId)).toEqual(['m1'])
    expect(told).toEqual([name])
  })

  it("is kept in the member's history: result, bet type, kind; odds are shown as euro odds [LIVE-13] [HIST-01]", () => {
    const odd = {
      ...wireTicket,
      ticketType: 'tomorrow',
      memberOddsStyle: 'roman',
      resultStatus: 'pushed',
      tickets: [{ ...wireLine, betTypeName: 'NEW', memberOddsStyle: 'roman', resultStatus: 'pushed' }],
    }
    const { value, told } = heard((tell) => readTicketPage(listOf(odd), yuan, tell))
    expect(value.tickets[0]).toMatchObject({
      ticketType: 'unknown',
      result: 'unknown',
      odds: '1.85',
      oddsStyle: 'euro',
      amount: { minor: 15_000 },
      lines: [{ betType: 'unknown', result: 'unknown', odds: '1.85', oddsStyle: 'euro' }],
    })
    expect(told.toSorted()).toEqual([
      'unknown.betType',
      'unknown.oddsType',
      'unknown.oddsType',
      'unknown.ticketResult',
      'unknown.ticketResult',
      'unknown.ticketType',
    ])
  })

  it('makes a placed bet unreadable, so that its outcome is not known [SLIP-18] [LIVE-13]', () => {
    for (const change of [
      { resultStatus: 'pushed' },
      { ticketType: 'tomorrow' },
      { tickets: [{ ...wireLine, betTypeName: 'NEW' }] },
    ]) {
      const { value, told } = heard(
        (tell) => () => readPlaced({ ticket: { ...wireTicket, ...change }, wallet: wireWallet }, yuan, tell),
      )
      expect(value).toThrow(/^unreadable: ticket\./)
      expect(told).toHaveLength(1)
    }
  })

  it('makes a refusal unreadable where it says what the terms are now [SLIP-18] [LIVE-13]', () => {
    const change = {
      market_id: 'm1',
      bet_type_selection: 'home',
      status: 'frozen',
      euro_odds: '1.5',
      handicap: null,
      line: null,
      timeStamp: 1,
    }
    const refuse = (status: string) =>
      readRefusal({ ...errorBody, code: errors.oddsChanged.code, changes: [{ ...change, status }] }, () => {})
    expect(refuse('paused').changes[0]?.status).toBe('paused')
    expect(() => refuse('frozen')).toThrow('unreadable: changes.status')
  })
})

describe('one broken item', () => {
  it('of a list is left out and counted, and the list stands [LIVE-13]', () => {
    const broken = { ...wireTicket, ticketNum: 'T2', amount: 150 }
    const tickets = heard((tell) => readTicketPage(listOf(broken, wireTicket, null), yuan, tell))
    expect(tickets.value.tickets.map(({ ticketNum }) => ticketNum)).toEqual(['T1'])
    expect(tickets.told).toEqual(['malformed', 'malformed'])

    const games = heard((tell) =>
      readGames({ results: [{ gameId: 41 }, { gameId: '41', gameName: 'Soccer' }] }, tell),
    )
    expect(games).toEqual({ value: [{ gameId: '41', name: 'Soccer' }], told: ['malformed'] })

    const counts = { today: 1, inplay: 0, early: 0, combo: 0, outright: 0 }
    const tieco = heard((tell) => readTieco({ total: counts, games: { 1: counts, 2: { today: 'x' } } }, tell))
    expect(tieco).toEqual({ value: { total: counts, games: { 1: counts } }, told: ['malformed'] })

    const tabs = [{ tabName: 7 }, { tabName: 'MATCH', open: true, scoreline: null }]
    const events = heard((tell) => readEventList(listOf({ ...wireEvent, marketTabs: tabs }), tell))
    expect(events.value.events[0]?.tabs.map(({ tabName }) => tabName)).toEqual(['MATCH'])
    expect(events.told).toEqual(['malformed'])
  })
})

describe('what cannot be read', () => {
  it('is named by its field, never by its value [LIVE-13]', () => {
    const secret = 'secret-4711'
    const tries: [() => unknown, string][] = [
      [() => readTicketPage({ ...listOf(), count: secret }, yuan, () => {}), 'unreadable: count'],
      [
        () => readPlaced({ ticket: { ...wireTicket, amount: secret }, wallet: wireWallet }, yuan, () => {}),
        'unreadable: ticket.amount',
      ],
      [() => readEventList(secret, () => {}), 'unreadable: body'],
      [() => readTieco({ total: { [secret]: 1 }, games: {} }, () => {}), 'unreadable: total.today'],
    ]
    for (const [readIt, message] of tries) expect(readIt).toThrow(new RegExp(`^${message}$`))
  })
})
