import { createRandom, hashText } from '../feeds/random.ts'
import { games } from './games/games.ts'
import type { MiniTable } from './tables.ts'

/** How long a round lasts, sandbox milliseconds [MEMBER-10]. */
export const roundMs = 60_000

/** How long before its end a round takes no more bets. */
export const closedMs = 10_000

/** A round of a table: they follow each other without a gap, and all tables begin theirs with the minute. */
export interface Round {
  /** Counted from 1970. */
  number: number
  startsAt: number
  /** From then on it takes no more bets. */
  closesAt: number
  endsAt: number
}

/** The round that is played at a time (sandbox time). */
export function roundAt(at: number): Round {
  return roundOf(Math.floor(at / roundMs))
}

export function roundOf(number: number): Round {
  const startsAt = number * roundMs
  return { number, startsAt, closesAt: startsAt + roundMs - closedMs, endsAt: startsAt + roundMs }
}

/** What a round draws: always the same in one world, so that it needs no keeping. */
export function outcomeOf(seed: number, table: Pick<MiniTable, 'id' | 'type'>, round: number): string {
  return games[table.type].draw(createRandom(seed, hashText('mini-games'), table.id, round))
}

/** How many ended rounds a table shows. */
export const keptRounds = 200

/** The rounds that have ended by a time, newest first: at most `keptRounds`. */
export function endedRounds(at: number): number[] {
  const last = roundAt(at).number - 1
  const length = Math.max(0, Math.min(keptRounds, last + 1))
  return Array.from({ length }, (_, back) => last - back)
}
