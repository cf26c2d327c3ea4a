import type { BetKind, Leg } from '#domain/bets/bet.ts'
import { type EventLimits, kindProblem } from '#domain/bets/kinds.ts'

/**
 * What a member's bet is in another's slip: of its own kind where its selections still make one, else singles. What was
 * put forward or made up is a combo there.
 */
export function followedKind(kind: BetKind, legs: readonly Leg[], limits: EventLimits): BetKind {
  const own = kind === 'bigCombo' || kind === 'luckyCombo' ? 'combo' : kind
  return kindProblem(own, legs, limits) === null ? own : 'single'
}
