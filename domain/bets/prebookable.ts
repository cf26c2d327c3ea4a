import { type BetType, isMainType } from './betType.ts'
import type { Market } from './selection.ts'
import type { SelectionStatus } from './status.ts'

/** Whether a market is of those that can be prebooked while they are paused [PREBOOK-01]. */
export function isPrebookable(market: { betType: BetType; option: Market['option'] }): boolean {
  return isMainType(market.betType) && market.option !== 'outright'
}

/** Whether a bet on a selection may be booked now [PREBOOK-01]. */
export function mayPrebook(
  selection: { betType: BetType; option: Market['option']; status: SelectionStatus },
  { isEnabled }: { isEnabled: boolean },
): boolean {
  return isEnabled && selection.status === 'paused' && isPrebookable(selection)
}
