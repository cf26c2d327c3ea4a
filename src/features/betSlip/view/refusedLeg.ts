import { quoteId } from '#machines/betSlip/legs.ts'
import type { Refusal } from '#machines/betSlip/types.ts'

import type { ShownLeg } from './shownLegs.ts'

/** The leg of several that the bet was refused for, by its `quoteId`; null where it was refused as a whole [SLIP-19]. */
export function refusedLeg(refusal: Refusal | null, legs: readonly ShownLeg[]): string | null {
  const named = refusal?.params.market_id
  const found = legs.length > 1 ? legs.find(({ leg }) => leg.marketId === named) : undefined
  return found === undefined ? null : quoteId(found.leg)
}
