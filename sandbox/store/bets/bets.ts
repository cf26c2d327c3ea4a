import { type BetKind, betKinds } from '#domain/bets/bet.ts'
import type { SystemStake } from '#domain/bets/combination.ts'
import type { LegResult } from '#domain/bets/settlement.ts'
import type { BetType } from '#domain/market/betType.ts'
import type { MarketOption } from '#domain/market/selection.ts'
import { type Money, money } from '#domain/money/money.ts'
import { type OddsType, oddsTypes } from '#domain/odds/odds.ts'

import type { Database } from '../database.ts'
import { postEntry, readBalance } from '../ledger.ts'
import { integer, integerOrNull, oneOf, type Row, text, textOrNull } from '../rows.ts'

/** How a leg or a ticket ended, in the contract's words. */
export const betResults = [
  'pending',
  'win',
  'loss',
  'half_win',
  'half_loss',
  'draw',
  'refund',
  'cashed_out',
] as const
export type BetResult = (typeof betResults)[number]

/** What a leg was about when it was placed; kept with it, because events leave the market after a while. */
export interface LegDescription {
  gameId: string
  gameName: string
  competitionName: string
  eventName: string
  startUtc: number
  marketName: string
  betType: BetType
  /** What its market is about; unknown for bets from an earlier version. */
  option?: MarketOption
  selectionName: string
}

export interface BetLeg {
  eventId: string
  marketId: string
  side: string
  /** The price it was placed at, a decimal string. */
  euroOdds: string
  /** The price the member agreed to, a decimal string; null if there was none, or none for this leg alone. */
  askedOdds: string | null
  handicap: string | null
  line: string | null
  description: LegDescription
  result: BetResult
  /** How it ended, exactly; null while it is pending. */
  outcome: LegResult | null
  resultValue: string | null
}

export interface Bet {
  id: number
  ticketNum: string
  member: string
  key: string
  ticketType: BetKind
  /** The total stake. */
  amount: Money
  /** What it pays for one unit if all of it wins, a decimal string. */
  euroOdds: string
  /** The price of the whole bet the member agreed to, if it has one of its own; else null. */
  askedOdds: string | null
  /** A system's stake on each combination of a size; null for any other kind. */
  stakes: SystemStakes | null
  /** For a bet builder: how far its legs depend on each other (`builder/price.ts`), as agreed. */
  dependence: string[][] | null
  bigComboId: string | null
  isFollowBet: boolean
  oddsStyle: OddsType
  /** Sandbox time. */
  placedAt: number
  result: BetResult
  /** What was paid back, stake included; null until settled. */
  returns: Money | null
  settledAt: number | null
  /** For a bet that was booked before it was placed: at what target, and when (sandbox time). */
  booking: { targetOdds: string; at: number } | null
  legs: BetLeg[]
}

export type SystemStakes = readonly [SystemStake, ...SystemStake[]]

export type NewLeg = Omit<BetLeg, 'result' | 'outcome' | 'resultValue'>

export type NewBet = Omit<
  Bet,
  'id' | 'ticketNum' | 'result' | 'returns' | 'settledAt' | 'booking' | 'legs'
> & {
  placedReal: number
  legs: NewLeg[]
}

/**
 * Writes a bet and takes its stake, together.
 * @throws InsufficientBalance if the balance does not cover the stake
 */
export function insertBet(database: Database, bet: NewBet): Bet {
  return database.transaction(() => {
    const number = nextTicket(database)
    const made = writeBet(database, bet, number)
    postEntry(database, {
      member: bet.member,
      kind: 'stake',
      minor: -bet.amount.minor,
      ticketNum: number.ticketNum,
      at: bet.placedAt,
    })
    return made
  })
}

/** A ticket's number, which a booked bet keeps when it is placed. */
export interface TicketNumber {
  id: number
  ticketNum: string
}

/** Writes a bet under its number, without touching its stake. */
export function writeBet(database: Database, bet: NewBet, { id, ticketNum }: TicketNumber): Bet {
  return database.transaction(() => {
    database.run(
      `INSERT INTO bets (id, ticket_num, member, unique_key, ticket_type, amount, euro_odds, odds_style,
         placed_at, placed_real, result, stakes, dependence, big_combo_id, is_follow, asked_odds)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'pending', ?, ?, ?, ?, ?)`,
      id,
      ticketNum,
      bet.member,
      bet.key,
      bet.ticketType,
      bet.amount.minor,
      bet.euroOdds,
      bet.oddsStyle,
      bet.placedAt,
      bet.placedReal,
      bet.stakes === null
        ? null
        : JSON.stringify(bet.stakes.map(({ size, perLine }) => ({ size, minor: perLine.minor }))),
      bet.dependence === null ? null : JSON.stringify(bet.dependence),
      bet.bigComboId,
      bet.isFollowBet ? 1 : 0,
      bet.askedOdds,
    )
    bet.legs.forEach((leg, position) => {
      database.run(
        `INSERT INTO legs (bet, position, event_id, market_id, side, euro_odds, asked_odds, handicap, line, description,
           result)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'pending')`,
        id,
        position,
        leg.eventId,
        leg.marketId,
        leg.side,
        leg.euroOdds,
        leg.askedOdds,
        leg.handicap,
        leg.line,
        JSON.stringify(leg.description),
      )
    })
    const legs = bet.legs.map((leg) => ({
      ...leg,
      result: 'pending' as const,
      outcome: null,
      resultValue: null,
    }))
    const { placedReal: _, ...kept } = bet
    return {
      ...kept,
      id,
      ticketNum,
      result: 'pending',
      returns: null,
      settledAt: null,
      booking: null,
      legs,
    }
  })
}

const firstTicket = 100_000

/** The number of the next ticket: bets and bookings share one sequence. */
export function nextTicket(database: Database): TicketNumber {
  const row = database.row(
    'SELECT COALESCE(MAX(id), 0) + 1 AS id FROM (SELECT id FROM bets UNION ALL SELECT id FROM prebooks)',
  )
  const id = row === undefined ? 1 : integer(row, 'id')
  return { id, ticketNum: `T${firstTicket + id}` }
}

/** A bet by its number; null for an unknown number. */
export function findBet(database: Database, ticketNum: string): Bet | null {
  const row = database.row(`${selectBet} WHERE ticket_num = ?`, ticketNum)
  return row === undefined ? null : readBet(database, row)
}

/** When (real time) the member last placed or booked a bet; null before the first. */
export function lastPlacedReal(database: Database, member: string): number | null {
  const row = database.row(
    `SELECT MAX(at) AS at FROM (SELECT MAX(placed_real) AS at FROM bets WHERE member = ?1
       UNION ALL SELECT MAX(booked_real) FROM prebooks WHERE member = ?1)`,
    member,
  )
  return row === undefined ? null : integerOrNull(row, 'at')
}

/** Bets with a leg on a market that waits for its result, oldest first. */
export function pendingBetsOn(database: Database, marketId: string): Bet[] {
  return database
    .rows(
      `${selectBet} WHERE id IN (SELECT bet FROM legs WHERE market_id = ? AND legs.result = 'pending') ORDER BY id`,
      marketId,
    )
    .map((row) => readBet(database, row))
}

/** Unsettled bets of some members with a leg on a market, whether that has ended or not; oldest first. */
export function unsettledBetsOn(database: Database, marketId: string, members: ReadonlySet<string>): Bet[] {
  return database
    .rows(
      `${selectBet} WHERE result = 'pending' AND id IN (SELECT bet FROM legs WHERE market_id = ?) ORDER BY id`,
      marketId,
    )
    .filter((row) => members.has(text(row, 'member')))
    .map((row) => readBet(database, row))
}

/** Markets that bets wait for. */
export function marketsWithPendingLegs(database: Database): string[] {
  return database
    .rows(`SELECT DISTINCT market_id FROM legs WHERE result = 'pending'`)
    .map((row) => text(row, 'market_id'))
}

/** The member's unsettled bets with a leg on this selection, oldest first. */
export function pendingBetsWith(
  database: Database,
  member: string,
  selection: Pick<BetLeg, 'eventId' | 'marketId' | 'side'>,
): Bet[] {
  return database
    .rows(
      `${selectBet} WHERE result = 'pending' AND member = ? AND id IN
         (SELECT bet FROM legs WHERE event_id = ? AND market_id = ? AND side = ?) ORDER BY id`,
      member,
      selection.eventId,
      selection.marketId,
      selection.side,
    )
    .map((row) => readBet(database, row))
}

/** How many members have placed a big combo. */
export function countMembersOf(database: Database, bigComboId: string): number {
  const row = database.row(
    'SELECT COUNT(DISTINCT member) AS count FROM bets WHERE big_combo_id = ?',
    bigComboId,
  )
  return row === undefined ? 0 : integer(row, 'count')
}

/** Writes what became of a leg, and by which settlement. */
export function settleLeg(
  database: Database,
  leg: {
    bet: number
    position: number
    result: BetResult
    outcome: LegResult
    resultValue: string | null
    settlement: number
  },
): void {
  database.run(
    `UPDATE legs SET result = ?, outcome = ?, result_value = ?, settlement = ? WHERE bet = ? AND position = ?`,
    leg.result,
    JSON.stringify(leg.outcome),
    leg.resultValue,
    leg.settlement,
    leg.bet,
    leg.position,
  )
}

/** Writes what became of a bet and pays its returns, together and once. */
export function settleBet(
  database: Database,
  settled: { bet: Bet; result: BetResult; returns: Money; at: number },
): void {
  database.transaction(() => {
    const changed = database.run(
      `UPDATE bets SET result = ?, returns = ?, settled_at = ? WHERE id = ? AND result = 'pending'`,
      settled.result,
      settled.returns.minor,
      settled.at,
      settled.bet.id,
    )
    if (changed !== 1 || settled.returns.minor === 0) return
    postEntry(database, {
      member: settled.bet.member,
      kind: settled.result === 'refund' ? 'refund' : 'payout',
      minor: settled.returns.minor,
      ticketNum: settled.bet.ticketNum,
      at: settled.at,
    })
  })
}

const selectBet = `SELECT bets.*,
    (SELECT target_odds FROM prebooks WHERE prebooks.id = bets.id) AS target_odds,
    (SELECT booked_at FROM prebooks WHERE prebooks.id = bets.id) AS booked_at
  FROM bets`

function readBet(database: Database, row: Row): Bet {
  const id = integer(row, 'id')
  const member = text(row, 'member')
  const balance = readBalance(database, member)
  if (balance === null) throw new Error('A bet without an account.')
  const inCurrency = (minor: number): Money => money(minor, balance.currency, balance.digits)
  const returns = integerOrNull(row, 'returns')
  return {
    id,
    ticketNum: text(row, 'ticket_num'),
    member,
    key: text(row, 'unique_key'),
    ticketType: oneOf(row, 'ticket_type', betKinds),
    amount: inCurrency(integer(row, 'amount')),
    euroOdds: text(row, 'euro_odds'),
    askedOdds: textOrNull(row, 'asked_odds'),
    stakes: readStakes(textOrNull(row, 'stakes'), inCurrency),
    dependence: readDependence(textOrNull(row, 'dependence')),
    bigComboId: textOrNull(row, 'big_combo_id'),
    isFollowBet: integer(row, 'is_follow') === 1,
    oddsStyle: oneOf(row, 'odds_style', oddsTypes),
    placedAt: integer(row, 'placed_at'),
    result: oneOf(row, 'result', betResults),
    returns: returns === null ? null : inCurrency(returns),
    settledAt: integerOrNull(row, 'settled_at'),
    booking: readBooking(row),
    legs: database.rows('SELECT * FROM legs WHERE bet = ? ORDER BY position', id).map(readLeg),
  }
}

function readBooking(row: Row): Bet['booking'] {
  const targetOdds = textOrNull(row, 'target_odds')
  return targetOdds === null ? null : { targetOdds, at: integer(row, 'booked_at') }
}

function readStakes(json: string | null, inCurrency: (minor: number) => Money): SystemStakes | null {
  if (json === null) return null
  const written: { size: number; minor: number }[] = JSON.parse(json)
  const [first, ...others] = written.map(({ size, minor }) => ({ size, perLine: inCurrency(minor) }))
  return first === undefined ? null : [first, ...others]
}

function readDependence(json: string | null): string[][] | null {
  const written: string[][] | null = json === null ? null : JSON.parse(json)
  return written
}

function readLeg(row: Row): BetLeg {
  const outcome: LegResult | null = JSON.parse(textOrNull(row, 'outcome') ?? 'null')
  const description: LegDescription = JSON.parse(text(row, 'description'))
  return {
    eventId: text(row, 'event_id'),
    marketId: text(row, 'market_id'),
    side: text(row, 'side'),
    euroOdds: text(row, 'euro_odds'),
    askedOdds: textOrNull(row, 'asked_odds'),
    handicap: textOrNull(row, 'handicap'),
    line: textOrNull(row, 'line'),
    description,
    result: oneOf(row, 'result', betResults),
    outcome,
    resultValue: textOrNull(row, 'result_value'),
  }
}
