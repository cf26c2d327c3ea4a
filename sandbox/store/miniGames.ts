import { type Money, money } from '#domain/money/money.ts'

import type { Database } from './database.ts'
import { postEntry } from './ledger.ts'
import { integer, integerOrNull, oneOf, type Row, text, textOrNull } from './rows.ts'

/** How a bet on a mini-game ended, in the contract's words. */
export const miniGameResults = ['pending', 'win', 'loss', 'half_loss', 'refund'] as const
export type MiniGameResult = (typeof miniGameResults)[number]

/** A bet on one round of a table. Times are sandbox time. */
export interface MiniGameBet {
  id: number
  ticketNum: string
  member: string
  key: string
  tableId: number
  /** The type of the table's game. */
  game: string
  round: number
  selection: string
  /** What it was told to pay for one unit where it wins once, a decimal string. */
  odds: string
  amount: Money
  placedAt: number
  /** What the round drew, in the game's own words; null until it is settled, and of a stake given back. */
  outcome: string | null
  result: MiniGameResult
  /** What was paid back, stake included; null until it is settled. */
  returns: Money | null
  settledAt: number | null
}

export type NewMiniGameBet = Pick<
  MiniGameBet,
  'member' | 'key' | 'tableId' | 'game' | 'round' | 'selection' | 'odds' | 'amount' | 'placedAt'
> & { placedReal: number }

/**
 * Writes a bet and takes its stake, together.
 * @throws InsufficientBalance if the balance does not cover the stake
 */
export function insertMiniGameBet(database: Database, bet: NewMiniGameBet): MiniGameBet {
  return database.transaction(() => {
    const last = database.row('SELECT COALESCE(MAX(id), 0) AS id FROM mini_game_bets')
    const id = (last === undefined ? 0 : integer(last, 'id')) + 1
    const ticketNum = `M${firstTicket + id}`
    database.run(
      `INSERT INTO mini_game_bets (id, ticket_num, member, unique_key, table_id, game, round, selection, odds, amount,
         placed_at, placed_real, result)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'pending')`,
      id,
      ticketNum,
      bet.member,
      bet.key,
      bet.tableId,
      bet.game,
      bet.round,
      bet.selection,
      bet.odds,
      bet.amount.minor,
      bet.placedAt,
      bet.placedReal,
    )
    const { member, amount, placedAt: at } = bet
    postEntry(database, { member, kind: 'stake', minor: -amount.minor, ticketNum, at })
    return { ...bet, id, ticketNum, outcome: null, result: 'pending', returns: null, settledAt: null }
  })
}

/** Bets that are settled by a round that has ended: those of rounds before this one, oldest first. */
export function dueMiniGameBets(database: Database, before: number): MiniGameBet[] {
  return database
    .rows(`${selectBet} WHERE result = 'pending' AND round < ? ORDER BY id`, before)
    .map(readMiniGameBet)
}

/** Every bet that waits for its round. */
export function pendingMiniGameBets(database: Database): MiniGameBet[] {
  return database.rows(`${selectBet} WHERE result = 'pending' ORDER BY id`).map(readMiniGameBet)
}

/** Settles a pending bet and pays what it returns, together, once. */
export function settleMiniGameBet(
  database: Database,
  bet: MiniGameBet,
  ending: { outcome: string | null; result: Exclude<MiniGameResult, 'pending'>; returns: Money; at: number },
): void {
  const { outcome, result, returns, at } = ending
  const { member, ticketNum } = bet
  database.transaction(() => {
    const changed = database.run(
      `UPDATE mini_game_bets SET outcome = ?, result = ?, returns = ?, settled_at = ? WHERE id = ? AND result = 'pending'`,
      outcome,
      result,
      returns.minor,
      at,
      bet.id,
    )
    if (changed !== 1) throw new Error('A bet is settled once.')
    const kind = result === 'refund' ? 'refund' : 'payout'
    if (returns.minor > 0) postEntry(database, { member, kind, minor: returns.minor, ticketNum, at })
  })
}

/** A page of a member's bets, newest first, and the total number. */
export function miniGameBetsOf(
  database: Database,
  { member, page, pageSize }: { member: string; page: number; pageSize: number },
): { count: number; bets: MiniGameBet[] } {
  const counted = database.row('SELECT COUNT(*) AS count FROM mini_game_bets WHERE member = ?', member)
  const rows = database.rows(
    `${selectBet} WHERE member = ? ORDER BY id DESC LIMIT ? OFFSET ?`,
    member,
    pageSize,
    (page - 1) * pageSize,
  )
  return { count: counted === undefined ? 0 : integer(counted, 'count'), bets: rows.map(readMiniGameBet) }
}

/** All of a member's bets, oldest first. */
export function allMiniGameBetsOf(database: Database, member: string): MiniGameBet[] {
  return database.rows(`${selectBet} WHERE member = ? ORDER BY id`, member).map(readMiniGameBet)
}

/** A member's bets on a table from a round on, oldest first. */
export function miniGameBetsAt(
  database: Database,
  { member, tableId, from }: { member: string; tableId: number; from: number },
): MiniGameBet[] {
  return database
    .rows(`${selectBet} WHERE member = ? AND table_id = ? AND round >= ? ORDER BY id`, member, tableId, from)
    .map(readMiniGameBet)
}

/** The first and only answer under a key of a member's. */
export interface MiniGameKey {
  /** Digest of the table and the bytes it was sent with: what a repetition must equal. */
  digest: string
  status: number
  /** The exact text of the answer. */
  reply: string
}

/** What was answered under a key; null if no request under it was decided. */
export function findMiniGameKey(database: Database, member: string, key: string): MiniGameKey | null {
  const row = database.row('SELECT * FROM mini_game_keys WHERE member = ? AND key = ?', member, key)
  return row === undefined
    ? null
    : { digest: text(row, 'digest'), status: integer(row, 'status'), reply: text(row, 'reply') }
}

/** Keeps the answer under a key, which is decided once. */
export function keepMiniGameKey(
  database: Database,
  key: MiniGameKey & { member: string; key: string; ticketNum: string | null; real: number },
): void {
  database.run(
    `INSERT INTO mini_game_keys (member, key, digest, status, reply, ticket_num, decided_real)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
    key.member,
    key.key,
    key.digest,
    key.status,
    key.reply,
    key.ticketNum,
    key.real,
  )
}

// Like those of other bets, which begin with a T.
const firstTicket = 100_000

const selectBet = 'SELECT mini_game_bets.*, currency, digits FROM mini_game_bets JOIN accounts USING (member)'

function readMiniGameBet(row: Row): MiniGameBet {
  const inCurrency = (minor: number): Money => money(minor, text(row, 'currency'), integer(row, 'digits'))
  const returns = integerOrNull(row, 'returns')
  return {
    id: integer(row, 'id'),
    ticketNum: text(row, 'ticket_num'),
    member: text(row, 'member'),
    key: text(row, 'unique_key'),
    tableId: integer(row, 'table_id'),
    game: text(row, 'game'),
    round: integer(row, 'round'),
    selection: text(row, 'selection'),
    odds: text(row, 'odds'),
    amount: inCurrency(integer(row, 'amount')),
    placedAt: integer(row, 'placed_at'),
    outcome: textOrNull(row, 'outcome'),
    result: oneOf(row, 'result', miniGameResults),
    returns: returns === null ? null : inCurrency(returns),
    settledAt: integerOrNull(row, 'settled_at'),
  }
}
