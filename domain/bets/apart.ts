import { isSameSelection, type BetKind } from './bet.ts'
import { kindProblem, kinds, type KindLeg } from './kinds.ts'

/** Why a selection stays out of a bet of several matches: it is for singles alone, or its match has its one selection. */
export type Apart = 'singleOnly' | 'onePerMatch'

/** No bet has as many: how many legs there may be says nothing about one of them. */
const noLimits = { comboMaxEvents: Number.POSITIVE_INFINITY, mixedComboMaxEvents: Number.POSITIVE_INFINITY }

/**
 * Why a selection cannot be combined with the legs of a kind's bet, known before it is pressed [SLIP-02 SLIP-10]. Null
 * where it can, where it is one of them, and for kinds that presses do not go into or whose legs are not of different
 * matches. How many legs a bet may have is no reason: that is about all of them.
 */
export function apartFrom(kind: BetKind, held: readonly KindLeg[], pressed: KindLeg): Apart | null {
  const { events, takesPresses } = kinds[kind]
  if (events !== 'different' || !takesPresses) return null
  if (held.some((leg) => isSameSelection(leg, pressed))) return null
  const problem = kindProblem(kind, [pressed], noLimits)?.kind
  if (problem === 'outright' || problem === 'comboNotAllowed') return 'singleOnly'
  return kinds[kind].press(held, pressed) === 'none' ? 'onePerMatch' : null
}
