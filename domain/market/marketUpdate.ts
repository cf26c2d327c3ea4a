import { sameDecimal } from '../money/decimalText.ts'
import { compareEuro, isChanceMoved, type Price } from '../odds/odds.ts'
import type { Side } from './selection.ts'
import type { SelectionResult, SelectionStatus } from './status.ts'

export interface SelectionUpdate {
  side: Side
  status: SelectionStatus
  price: Price
  handicap: string | null
  line: string | null
  /** Null or absent while unknown. */
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

/** Milliseconds until a mark of the slip clears [LIVE-08]. */
export const changeMarkDuration = 3000

/** Milliseconds until a mark of a price in a list clears: many move there, and none is bet on yet. */
export const cellMarkDuration = 1000

/** Whether a mark says that something moved: of those a pair of prices carries one. */
export function isMoveMark(mark: ChangeMark): boolean {
  return mark !== 'none' && mark !== 'lock'
}

/** The terms of a bet: what a change is measured against. */
export interface Terms {
  readonly status: SelectionStatus
  readonly price: Price
  readonly handicap: string | null
  readonly line: string | null
}

/** Whether handicap or line differ as numbers; a moved total line is as much another bet as a moved handicap. */
export function hasOtherLine(
  before: Pick<Terms, 'handicap' | 'line'>,
  after: Pick<Terms, 'handicap' | 'line'>,
): boolean {
  return !sameDecimal(before.handicap, after.handicap) || !sameDecimal(before.line, after.line)
}

/**
 * How a selection changed [LIVE-08]: lock if it is not open now, handi-change if handicap or
 * line differ, else up or down by its exact euro odds.
 */
export function changeMark(before: Terms, after: Terms): ChangeMark {
  if (after.status !== 'open') return 'lock'
  if (hasOtherLine(before, after)) return 'handi-change'
  const order = compareEuro(before.price.euro, after.price.euro)
  if (order === 0) return 'none'
  return order < 0 ? 'up' : 'down'
}

/**
 * The same, of a price in a list: a move of less than one point of its chance is not worth a look, and has no mark
 * [LIVE-08].
 */
export function cellMark(before: Terms, after: Terms): ChangeMark {
  // Most moves are that small: they are told first, and not compared exactly.
  const isOfPrice = after.status === 'open' && !hasOtherLine(before, after)
  if (isOfPrice && !isChanceMoved(before.price.euro, after.price.euro)) return 'none'
  return changeMark(before, after)
}
