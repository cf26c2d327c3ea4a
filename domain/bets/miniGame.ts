import type { Money } from '#domain/money/money.ts'

import type { TicketResult } from './bet.ts'

/** A table of a mini-game, as the lobby has it. Amounts are the member's currency's. */
export interface MiniGameTable {
  readonly tableId: number
  readonly name: string
  /** Which game is played at it, and what that is called. */
  readonly miniGameId: string
  readonly miniGameName: string
  /** What kind of game: `card`, `roulette`, `fishPrawnCrab` and others; empty where it is not said. */
  readonly type: string
  readonly isEnabled: boolean
  readonly isNew: boolean
  readonly minBet: Money
  readonly maxBet: Money
  readonly maxPayout: Money
  /** Where the game is framed from; null while it is down. */
  readonly address: string | null
}

/** What the member staked on a round of a table, newest first in its list. */
export interface MiniGameBet {
  readonly ticketNum: string
  readonly tableId: number
  readonly tableName: string
  readonly roundId: string
  /** UTC milliseconds. */
  readonly placedUtc: number
  readonly selection: string
  /** Euro odds. */
  readonly odds: string
  readonly stake: Money
  /** Returns minus stake; null until the round is over. */
  readonly profit: Money | null
  readonly result: TicketResult
}

/** How a round of a table ended. */
export interface MiniGameRound {
  readonly roundId: string
  readonly result: string
  /** UTC milliseconds. */
  readonly endedUtc: number
}

/** How a table's game is played, and what it pays. */
export interface MiniGameGuide {
  /** What each outcome pays, in euro odds. */
  readonly payouts: readonly { readonly outcome: string; readonly odds: string }[]
  /** Paragraphs of plain text. */
  readonly help: readonly string[]
}

const hiddenTable = 16
const newTables: ReadonlySet<number> = new Set([18, 19, 20, 21, 23])

/** Whether the lobby has a place for a table: one that is disabled has none, nor has table 16 [MEMBER-08]. */
export function isInLobby({ tableId, isEnabled }: Pick<MiniGameTable, 'tableId' | 'isEnabled'>): boolean {
  return isEnabled && tableId !== hiddenTable
}

/** Whether a table is there at all, so that an address may name it: 16 never is [MEMBER-08]. */
export function isTable(tableId: number): boolean {
  return tableId !== hiddenTable
}

/** Whether a table is marked new by its number, whatever the server says of it [MEMBER-08]. */
export function isNewTable(tableId: number): boolean {
  return newTables.has(tableId)
}

/** Seconds that a round takes [MEMBER-10]. */
export const roundSeconds = 60

/**
 * The countdown of a round: from 60 to 1, one a second, and then from 60 again [MEMBER-10].
 * @param now UTC milliseconds by the server's clock
 */
export function secondsLeft(now: number): number {
  const second = Math.floor(now / 1_000) % roundSeconds
  // Also before 1970: a clock that is not set yet.
  return roundSeconds - ((second + roundSeconds) % roundSeconds)
}
