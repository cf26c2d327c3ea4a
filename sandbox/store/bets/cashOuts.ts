import type { Money } from '#domain/money/money.ts'

import type { Database } from '../database.ts'
import { oneOf, text } from '../rows.ts'
import { type Bet, settleBet } from './bets.ts'

/** What became of a key (X-UNIQUE) under which a member wanted to cash out. */
export interface CashOutKey {
  readonly ticketNum: string
  readonly state: 'paid' | 'refused'
}

/** A member's wish to cash out. */
export interface CashOutWish {
  readonly member: string
  /** X-UNIQUE. */
  readonly key: string
  readonly ticketNum: string
  /** The least that is to be paid, minor units. */
  readonly least: number
}

/** A key's row; null if nothing was decided under it. Keys of other members are not visible. */
export function findCashOutKey(database: Database, member: string, key: string): CashOutKey | null {
  const row = database.row('SELECT * FROM cash_outs WHERE member = ? AND key = ?', member, key)
  return row === undefined
    ? null
    : { ticketNum: text(row, 'ticket_num'), state: oneOf(row, 'state', ['paid', 'refused']) }
}

/** Writes that nothing is paid under a key, now or later. */
export function refuseCashOut(database: Database, wish: CashOutWish, at: number): void {
  write(database, wish, { state: 'refused', prices: null, at })
}

/**
 * Ends a pending bet for an amount: ticket, money and key together.
 * @param paid.prices by leg, the euro odds of then, or null for one that had ended: what the amount came from
 */
export function payCashOut(
  database: Database,
  wish: CashOutWish,
  paid: { bet: Bet; returns: Money; prices: readonly (string | null)[]; at: number },
): void {
  const { bet, returns, prices, at } = paid
  database.transaction(() => {
    write(database, wish, { state: 'paid', prices: JSON.stringify(prices), at })
    settleBet(database, { bet, result: 'cashed_out', returns, at })
  })
}

function write(
  database: Database,
  { member, key, ticketNum, least }: CashOutWish,
  { state, prices, at }: { state: CashOutKey['state']; prices: string | null; at: number },
): void {
  database.run(
    'INSERT INTO cash_outs (member, key, ticket_num, least, state, prices, at) VALUES (?, ?, ?, ?, ?, ?, ?)',
    member,
    key,
    ticketNum,
    least,
    state,
    prices,
    at,
  )
}
