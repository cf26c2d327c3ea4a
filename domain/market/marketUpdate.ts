import { sameDecimal } from './decimalText.ts'
import { compareEuro, type Price } from './odds.ts'
import type { Side } from './selection.ts'
import type { SelectionResult, SelectionStatus } from './status.ts'

export interface SelectionUpdate {
  side: Side
  status: SelectionStatus
  price: Price
  handicap: string | null
  line: string | null
  /** Null, or absent, while it is not known. */
  result?: SelectionResult | null
}

export interface MarketUpdate {
  eventId: string
  marketId: string
  /** Milliseconds; an update not newer than what is known does not apply [LIVE-06]. */
  timeStamp: number
  status: SelectionStatus
  selections: SelectionUpdate[]
}

export type ChangeMark = 'none' | 'up' | 'down' | 'lock' | 'handi-change'

/** Milliseconds until a mark clears [LIVE-08]. */
export const changeMarkDuration = 3000

/** What a bet is agreed on: the terms that a change is measured against. */
export interface Terms {
  readonly status: SelectionStatus
  readonly price: Price
  readonly handicap: string | null
  readonly line: string | null
}

/** Whether an update is newer than the market as it is known [LIVE-06]. */
export function isNewer(
  update: { readonly timeStamp: number },
  known: { readonly timeStamp: number } | undefined,
): boolean {
  return known === undefined || update.timeStamp > known.timeStamp
}

/** Whether handicap or line differ as numbers; a moved total line is as much another bet as a moved handicap. */
export function hasOtherLine(
  before: Pick<Terms, 'handicap' | 'line'>,
  after: Pick<Terms, 'handicap' | 'line'>,
): boolean {
  return !sameDecimal(before.handicap, after.handicap) || !sameDecimal(before.line, after.line)
}

/**
 * How a selection changed [LIVE-08]: lock where it is not open now, handi-change where handicap or
 * line differ, else up or down by its exact euro odds.
 */
export function changeMark(before: Terms, after: Terms): ChangeMark {
  if (after.status !== 'open') return 'lock'
  if (hasOtherLine(before, after)) return 'handi-change'
  const order = compareEuro(before.price.euro, after.price.euro)
  if (order === 0) return 'none'
  return order < 0 ? 'up' : 'down'
}
