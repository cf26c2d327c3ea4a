import { kinds } from '#domain/bets/kinds.ts'
import { isBettingBan } from '#domain/session/bettingBan.ts'
import type { SlipStake } from '#src/features/prebook/SetTarget.tsx'

import type { SlipView } from './slipView.ts'

/** The selection of a single with its stake, which may be booked instead of bet; null where nothing can be edited. */
export function bookableOf(slip: SlipView): SlipStake | null {
  const { kind, legs, stakes, cost, stakeProblem, balance, isLocked, unavailableCode } = slip
  const [first] = legs
  if (kinds[kind].makes !== 'aBetEach' || first === undefined || legs.length > 1 || isLocked) return null
  if (isBettingBan(unavailableCode)) return null
  return {
    leg: first.leg,
    stake: cost,
    stakeError: stakeProblem?.error ?? null,
    range: stakes[0]?.range ?? null,
    balance,
  }
}
