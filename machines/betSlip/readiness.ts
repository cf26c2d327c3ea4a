import { kindProblem } from '#domain/bets/kinds.ts'

import { betsOfPress, ofPress, stakeErrorOf } from './bets.ts'
import { isAcceptanceNeeded, isAnyLocked, isAwaitingQuotes, quoteId } from './legs.ts'
import type { BetSlipContext } from './types.ts'

/** Whether the terms the member agreed to still stand: those of the worst leg. `stale` where that cannot be known [LIVE-05]. */
export type SlipTerms = 'none' | 'waiting' | 'stale' | 'locked' | 'changed' | 'agreed'

/** Whether the terms stand, of all legs of a press together. */
export function termsOf(context: BetSlipContext): SlipTerms {
  const { legs, quotes, policy } = ofPress(context)
  if (legs.length === 0) return 'none'
  if (isAwaitingQuotes(legs, quotes)) return 'waiting'
  if (legs.some((leg) => quotes[quoteId(leg)]?.isStale === true)) return 'stale'
  if (isAnyLocked(legs, quotes)) return 'locked'
  return isAcceptanceNeeded(legs, quotes, policy) ? 'changed' : 'agreed'
}

/**
 * Whether a press may send money now, all of it asked of the context in the same step: the legs make a bet of the kind,
 * the current terms of every one that is staked are those agreed to, and the stakes are within a range that is known for these legs.
 */
export function isReady(context: BetSlipContext): boolean {
  return (
    kindProblem(context.kind, context.legs, context.limits) === null &&
    termsOf(context) === 'agreed' &&
    betsOfPress(context).every(({ slip }) => slip.ranges !== null) &&
    stakeErrorOf(context) === null
  )
}
