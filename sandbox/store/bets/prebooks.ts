import { type Money, money } from '#domain/money/money.ts'
import { type OddsType, oddsTypes } from '#domain/odds/odds.ts'

import type { Database } from '../database.ts'
import { postEntry, readBalance } from '../ledger.ts'
import { integer, integerOrNull, oneOf, type Row, text, textOrNull } from '../rows.ts'
import { type BetLeg, type LegDescription, nextTicket, writeBet } from './bets.ts'

/** What became of a booked bet, in the words this contract's server uses. */
export const prebookStatuses = ['booked', 'accepted', 'cancelled'] as const
export type PrebookStatus = (typeof prebookStatuses)[number]

/** The selection a bet is booked on, at the terms it must still have when it is placed. */
export type BookedLeg = Pick<BetLeg, 'eventId' | 'marketId' | 'side' | 'handicap' | 'line' | 'description'>

/** A bet that is placed automatically once its market is open at the target. Times are sandbox time. */
export interface Prebook {
  id: number
  ticketNum: string
  member: string
  key: string
  amount: Money
  /** The lowest euro odds at which it is placed. */
  targetOdds: string
  oddsStyle: OddsType
  leg: BookedLeg
  bookedAt: number
  bookedReal: number
  status: PrebookStatus
  /** When it was placed or cancelled; null while it is booked. */
  endedAt: number | null
}

export type NewPrebook = Omit<Prebook, 'id' | 'ticketNum' | 'status' | 'endedAt'>

/**
 * Books a bet and takes its stake, together.
 * @throws InsufficientBalance if the balance does not cover the stake
 */
export function insertPrebook(database: Database, prebook: NewPrebook): Prebook {
  return database.transaction(() => {
    const { id, ticketNum } = nextTicket(database)
    const { leg } = prebook
    database.run(
      `INSERT INTO prebooks (id, ticket_num, member, unique_key, amount, target_odds, odds_style, event_id,
         market_id, side, handicap, line, description, booked_at, booked_real, status)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'booked')`,
      id,
      ticketNum,
      prebook.member,
      prebook.key,
      prebook.amount.minor,
      prebook.targetOdds,
      prebook.oddsStyle,
      leg.eventId,
      leg.marketId,
      leg.side,
      leg.handicap,
      leg.line,
      JSON.stringify(leg.description),
      prebook.bookedAt,
      prebook.bookedReal,
    )
    postEntry(database, {
      member: prebook.member,
      kind: 'stake',
      minor: -prebook.amount.minor,
      ticketNum,
      at: prebook.bookedAt,
    })
    return { ...prebook, id, ticketNum, status: 'booked', endedAt: null }
  })
}

/**
 * Turns a booked bet into a placed one, at the price of this moment; its stake was taken when it was booked.
 * @returns false if it is not booked any more: nothing has changed then
 */
export function placePrebook(
  database: Database,
  placed: { prebook: Prebook; euroOdds: string; at: number },
): boolean {
  const { prebook, euroOdds, at } = placed
  return database.transaction(() => {
    if (!endPrebook(database, prebook, 'accepted', at)) return false
    const bet = {
      member: prebook.member,
      key: prebook.key,
      ticketType: 'single' as const,
      stakes: null,
      dependence: null,
      bigComboId: null,
      isFollowBet: false,
      amount: prebook.amount,
      euroOdds,
      // The agreement was on a target, which the booking keeps.
      askedOdds: null,
      oddsStyle: prebook.oddsStyle,
      placedAt: at,
      // The member acted when booking: how soon the next bet may follow is counted from there.
      placedReal: prebook.bookedReal,
      legs: [{ ...prebook.leg, euroOdds, askedOdds: null }],
    }
    writeBet(database, bet, prebook)
    return true
  })
}

/**
 * Cancels a booked bet and returns its stake, together.
 * @returns false if it is not booked any more: nothing has changed then
 */
export function cancelPrebook(database: Database, prebook: Prebook, at: number): boolean {
  return database.transaction(() => {
    if (!endPrebook(database, prebook, 'cancelled', at)) return false
    postEntry(database, {
      member: prebook.member,
      kind: 'refund',
      minor: prebook.amount.minor,
      ticketNum: prebook.ticketNum,
      at,
    })
    return true
  })
}

/** Returns the stakes of all booked bets that are waiting. */
export function cancelAllPrebooks(database: Database, at: number): void {
  database.transaction(() => {
    for (const marketId of marketsWithBookings(database))
      for (const prebook of bookedOn(database, marketId))
        cancelPrebook(database, prebook, Math.max(at, prebook.bookedAt))
  })
}

function endPrebook(database: Database, { id }: Prebook, status: PrebookStatus, at: number): boolean {
  const sql = `UPDATE prebooks SET status = ?, ended_at = ? WHERE id = ? AND status = 'booked'`
  return database.run(sql, status, at, id) === 1
}

/** A booked bet by its ticket's number, whatever became of it; null for an unknown number. */
export function findPrebook(database: Database, ticketNum: string): Prebook | null {
  const row = database.row('SELECT * FROM prebooks WHERE ticket_num = ?', ticketNum)
  return row === undefined ? null : readPrebook(database, row)
}

/** Bets that are booked and wait for their market, oldest first. */
export function bookedOn(database: Database, marketId: string): Prebook[] {
  return database
    .rows(`SELECT * FROM prebooks WHERE market_id = ? AND status = 'booked' ORDER BY id`, marketId)
    .map((row) => readPrebook(database, row))
}

/** Markets that booked bets wait for. */
export function marketsWithBookings(database: Database): string[] {
  return database
    .rows(`SELECT DISTINCT market_id FROM prebooks WHERE status = 'booked'`)
    .map((row) => text(row, 'market_id'))
}

/** Whether the member has a waiting bet booked on this selection. */
export function hasBookingOn(database: Database, member: string, marketId: string, side: string): boolean {
  const sql = `SELECT 1 AS found FROM prebooks
    WHERE status = 'booked' AND market_id = ? AND side = ? AND member = ?`
  return database.row(sql, marketId, side, member) !== undefined
}

/** A member's booked bets, whatever became of them, oldest first. */
export function prebooksOf(database: Database, member: string): Prebook[] {
  return database
    .rows('SELECT * FROM prebooks WHERE member = ? ORDER BY id', member)
    .map((row) => readPrebook(database, row))
}

function readPrebook(database: Database, row: Row): Prebook {
  const member = text(row, 'member')
  const balance = readBalance(database, member)
  if (balance === null) throw new Error('A booking without an account.')
  const description: LegDescription = JSON.parse(text(row, 'description'))
  return {
    id: integer(row, 'id'),
    ticketNum: text(row, 'ticket_num'),
    member,
    key: text(row, 'unique_key'),
    amount: money(integer(row, 'amount'), balance.currency, balance.digits),
    targetOdds: text(row, 'target_odds'),
    oddsStyle: oneOf(row, 'odds_style', oddsTypes),
    leg: {
      eventId: text(row, 'event_id'),
      marketId: text(row, 'market_id'),
      side: text(row, 'side'),
      handicap: textOrNull(row, 'handicap'),
      line: textOrNull(row, 'line'),
      description,
    },
    bookedAt: integer(row, 'booked_at'),
    bookedReal: integer(row, 'booked_real'),
    status: oneOf(row, 'status', prebookStatuses),
    endedAt: integerOrNull(row, 'ended_at'),
  }
}
