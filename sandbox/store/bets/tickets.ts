import { type BetKind, betKinds } from '#domain/bets/bet.ts'

import type { Database } from '../database.ts'
import { integer, integerOrNull, oneOf, type Row, text } from '../rows.ts'
import { type Bet, findBet } from './bets.ts'

/** What a list of tickets needs, before any of them is read completely. Amounts are minor units. */
export interface TicketHead {
  id: number
  ticketNum: string
  kind: BetKind
  /** A booked bet that was not placed; one that was is a bet. */
  isBooking: boolean
  /** For a bet that was booked, even if it has been placed since. */
  isPrebook: boolean
  /** Sandbox time: when it was placed, or booked. */
  createdAt: number
  /** As in the contract. */
  result: string
  amount: number
  /** Null until settled. */
  returns: number | null
}

/** Every ticket of a member since then (sandbox time), newest first. */
export function ticketHeads(database: Database, member: string, since: number): TicketHead[] {
  return database
    .rows(
      `SELECT * FROM (
         SELECT b.id, b.ticket_num, ticket_type, 0 AS is_booking, p.id IS NOT NULL AS is_prebook,
           COALESCE(p.booked_at, b.placed_at) AS created_at, b.result, b.amount, b.returns
         FROM bets b LEFT JOIN prebooks p ON p.id = b.id WHERE b.member = ?1
         UNION ALL
         SELECT id, ticket_num, 'single', 1, 1, booked_at,
           CASE status WHEN 'cancelled' THEN 'cancelled' ELSE 'pending' END, amount,
           CASE status WHEN 'cancelled' THEN amount END
         FROM prebooks WHERE member = ?1 AND status <> 'accepted'
       ) WHERE created_at >= ?2 ORDER BY id DESC`,
      member,
      since,
    )
    .map(readHead)
}

/** Every bet of a member, oldest first. */
export function betsOf(database: Database, member: string): Bet[] {
  return database
    .rows('SELECT ticket_num FROM bets WHERE member = ? ORDER BY id', member)
    .map((row) => findBet(database, text(row, 'ticket_num')))
    .filter((bet) => bet !== null)
}

function readHead(row: Row): TicketHead {
  return {
    id: integer(row, 'id'),
    ticketNum: text(row, 'ticket_num'),
    kind: oneOf(row, 'ticket_type', betKinds),
    isBooking: integer(row, 'is_booking') === 1,
    isPrebook: integer(row, 'is_prebook') === 1,
    createdAt: integer(row, 'created_at'),
    result: text(row, 'result'),
    amount: integer(row, 'amount'),
    returns: integerOrNull(row, 'returns'),
  }
}
