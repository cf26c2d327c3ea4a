import { kindProblem, type KindProblem } from '#domain/bets/kinds.ts'
import type { StakeError } from '#domain/stake.ts'

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

/** Why the slip is not ready to be placed; null where it is. */
export type NotReady =
  | { readonly kind: 'rules'; readonly problem: KindProblem }
  | { readonly kind: 'terms'; readonly terms: Exclude<SlipTerms, 'agreed'> }
  | { readonly kind: 'range' }
  | { readonly kind: 'stake'; readonly error: StakeError }

/**
 * Whether a press may send money now, all of it asked of the context in the same step: the legs make a bet of the kind,
 * the current terms of every one that is staked are those agreed to, and the stakes are within a range that is known for these legs.
 */
export function notReady(context: BetSlipContext): NotReady | null {
  const problem = kindProblem(context.kind, context.legs, context.limits)
  if (problem !== null) return { kind: 'rules', problem }
  const terms = termsOf(context)
  if (terms !== 'agreed') return { kind: 'terms', terms }
  if (betsOfPress(context).some(({ slip }) => slip.ranges === null)) return { kind: 'range' }
  const error = stakeErrorOf(context)
  return error === null ? null : { kind: 'stake', error }
}
