import { describe, expect, it } from 'vitest'

import type { components } from '#openapi/client.gen.ts'

import { readGameMessage } from './gameMessages.ts'
import { readMiniGameBets, readMiniGameGuide, readMiniGameRounds, readTables } from './miniGames.ts'

type Schemas = components['schemas']

const unit = { code: 'CNY', digits: 2 }
const yuan = (minor: number) => ({ minor, currency: 'CNY', digits: 2 })

const table: Schemas['MiniGameTable'] = {
  id: 3,
  name: 'Dragon 1',
  miniGameId: '4',
  miniGameName: 'Dragon Tiger',
  type: 'card',
  isEnabled: true,
  isNewGame: false,
  minBetAmount: '10.00',
  maxBetAmount: '5000.00',
  maxPayoutAmount: '50000.00',
  gameUrl: 'https://games.test/3/#right',
}
const bet: Schemas['MiniGameBetPage']['results'][number] = {
  ticketNum: 'M1',
  tableId: 3,
  tableName: 'Dragon 1',
  roundId: '88',
  dateCreatedUtc: '2026-11-27T09:30:00Z',
  selection: 'Dragon',
  odds: '1.95',
  amount: '20.00',
  earnings: '19.00',
  currency: 'CNY',
  resultStatus: 'win',
}
const pageOf = (...results: readonly unknown[]) => ({ count: results.length, next: null, results })

/** What a reader makes of something, and what it left out meanwhile. */
function readBy<Out>(read: (told: (what: string) => void) => Out): { out: Out; leftOut: string[] } {
  const leftOut: string[] = []
  return { out: read((what) => void leftOut.push(what)), leftOut }
}

describe('the tables', () => {
  const tablesOf = (...results: readonly unknown[]) =>
    readBy((told) => readTables(pageOf(...results), unit, told).rows)

  it('are read with their amounts, and by number as new [MEMBER-08]', () => {
    const { out } = tablesOf(table, { ...table, id: 18 }, { ...table, id: 4, isNewGame: true })
    expect(out.map(({ tableId, isNew }) => [tableId, isNew])).toEqual([
      [3, false],
      [18, true],
      [4, true],
    ])
    expect(out[0]).toEqual({
      tableId: 3,
      name: 'Dragon 1',
      miniGameId: '4',
      miniGameName: 'Dragon Tiger',
      type: 'card',
      isEnabled: true,
      isNew: false,
      minBet: yuan(1_000),
      maxBet: yuan(500_000),
      maxPayout: yuan(5_000_000),
      address: 'https://games.test/3/#right',
    })
  })

  it.each([
    // oxlint-disable-next-line eslint/no-script-url -- what a hostile server may say
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'https://me:secret@games.test/',
    `https://games.test/${'x'.repeat(3_000)}`,
    7,
  ])('have no address where it leads nowhere a frame may go: %s [MEMBER-08]', (gameUrl) => {
    const { out, leftOut } = tablesOf({ ...table, gameUrl })
    expect(out.map(({ address }) => address)).toEqual([null])
    expect(leftOut).toEqual(['malformed'])
  })

  it('have none while the game is down, which is nothing to be told [MEMBER-08]', () => {
    const { out, leftOut } = tablesOf({ ...table, gameUrl: null })
    expect(out.map(({ address }) => address)).toEqual([null])
    expect(leftOut).toEqual([])
  })

  it('that cannot be read are left out and told, and the rest stays [MEMBER-08]', () => {
    const { out, leftOut } = tablesOf(
      null,
      { ...table, id: '3' },
      { ...table, minBetAmount: '10.001' },
      { ...table, isEnabled: 'true' },
      { ...table, id: 5 },
    )
    expect(out.map(({ tableId }) => tableId)).toEqual([5])
    expect(leftOut).toEqual(['malformed', 'malformed', 'malformed', 'malformed'])
  })

  it('have names of which nothing turns the line around, and which end somewhere [MEMBER-08]', () => {
    const { out } = tablesOf({ ...table, name: `\u202e${'W'.repeat(10_000)}` })
    expect(out[0]?.name).toBe(`${'W'.repeat(80)}…`)
  })
})

describe('the bets', () => {
  const betsOf = (...results: readonly unknown[]) =>
    readBy((told) => readMiniGameBets(pageOf(...results), unit, told).rows)

  it('are read with stake and profit, which a round that is played does not have yet [MEMBER-08]', () => {
    const { out } = betsOf(bet, { ...bet, ticketNum: 'M2', earnings: null, resultStatus: 'pending' })
    expect(out.map(({ ticketNum, stake, profit, result }) => [ticketNum, stake, profit, result])).toEqual([
      ['M1', yuan(2_000), yuan(1_900), 'win'],
      ['M2', yuan(2_000), null, 'pending'],
    ])
    expect(out[0]?.placedUtc).toBe(Date.UTC(2026, 10, 27, 9, 30))
  })

  it('of another currency or without an amount are left out and told; a result of a later version is unknown [MEMBER-08]', () => {
    const { out, leftOut } = betsOf(
      { ...bet, currency: 'USD' },
      { ...bet, amount: 'much' },
      { ...bet, resultStatus: 'jackpot' },
    )
    expect(out.map(({ result }) => result)).toEqual(['unknown'])
    expect(leftOut).toEqual(['malformed', 'malformed', 'unknown.ticketResult'])
  })
})

describe('results and guide', () => {
  it('are read as plain text; anything else is left out [MEMBER-08]', () => {
    const round = { roundId: '88', tableId: 3, result: '<b>Dragon</b>', endedUtc: '2026-11-27T09:31:00Z' }
    const { out, leftOut } = readBy((told) =>
      readMiniGameRounds(pageOf(round, { ...round, endedUtc: 'soon' }), told),
    )
    expect(out.rows).toEqual([
      { roundId: '88', result: '<b>Dragon</b>', endedUtc: Date.UTC(2026, 10, 27, 9, 31) },
    ])
    expect(leftOut).toEqual(['malformed'])
    const guide = { tableId: 3, payouts: [{ outcome: 'Dragon', odds: '1.95' }, { outcome: 'Tie' }] }
    expect(readMiniGameGuide({ ...guide, help: ['Higher wins.', '\u200b\u200b'] }, () => undefined)).toEqual({
      payouts: [{ outcome: 'Dragon', odds: '1.95' }],
      help: ['Higher wins.'],
    })
    expect(readMiniGameGuide({ ...guide, help: 'none' }, () => undefined).help).toEqual([])
  })
})

describe('what a game says', () => {
  it.each(['game-alive', 'game-money'] as const)(
    'is heard where the contract has it: %s [MEMBER-08]',
    (type) => {
      expect(readGameMessage({ slipway: 1, type })?.type).toBe(type)
    },
  )

  it.each([
    null,
    'game-alive',
    ['game-alive'],
    { type: 'game-alive' },
    { slipway: 2, type: 'game-alive' },
    ...[0, 61, 1.5, -1, '9', null, Number.NaN].map((secondsLeft) => ({
      slipway: 1,
      type: 'game-alive',
      secondsLeft,
    })),
    { slipway: '1', type: 'game-alive' },
    { slipway: 1, type: 'wallet-sync', data: { balance: '999999.00', currency: 'CNY' } },
    { slipway: 1, type: 'toString' },
  ])('is nothing otherwise: %j [HOST-03]', (posted) => {
    expect(readGameMessage(posted)).toBeNull()
  })
})
