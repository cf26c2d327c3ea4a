import { type BetType, isMainType } from '../market/betType.ts'
import type { Market } from '../market/selection.ts'
import type { SelectionStatus } from '../market/status.ts'

/** Whether a market is one of those that can be prebooked while they are paused [PREBOOK-01]. */
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
