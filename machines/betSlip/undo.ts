import { kinds } from '#domain/bets/kinds.ts'

import { groupOf, withLegs, withOthers } from './kind.ts'
import { quoteId, unmarked } from './legs.ts'
import type { BetSlipContext, SlipUndo } from './types.ts'

type Change = Partial<BetSlipContext>

/** A change of the legs, and the way back from it where one of them goes. */
export function withUndo(context: BetSlipContext, change: Change): Change {
  const after = { ...context, ...change }
  const isLost = context.legs.some((leg) => !after.legs.some((left) => quoteId(left) === quoteId(leg)))
  const undo =
    isLost && after.kind === context.kind ? { before: groupOf(context), after: groupOf(after) } : null
  return { ...change, undo }
}

/** The way back, as long as nothing else was done since; null otherwise. */
export function undoOf(context: BetSlipContext): SlipUndo | null {
  const { undo, stakeTexts } = context
  if (undo === null) return null
  // Whatever else changes the selections begins a way back of its own, or changes the stakes.
  return undo.after.stakeTexts === stakeTexts ? undo : null
}

/** The way back where one single has just taken the place of another: both of them can be kept. Null otherwise. */
export function replacementOf(context: BetSlipContext): SlipUndo | null {
  const undo = undoOf(context)
  if (undo === null || kinds[context.kind].makes === 'oneBet') return null
  const { before, after } = undo
  // What is followed is followed as a whole [SLIP-23].
  const isAlike = before.isFollowBet === after.isFollowBet
  return isAlike && before.legs.length === 1 && after.legs.length === 1 ? undo : null
}

/**
 * The slip with both of two singles, as if the second had been added: the first has its stake again. @throws where
 * nothing was replaced
 */
export function withBoth(context: BetSlipContext): Change {
  const replacement = replacementOf(context)
  if (replacement === null) throw new Error('nothing was replaced')
  const { before } = replacement
  const legs = [...unmarked(before.legs), ...context.legs]
  return { ...withLegs({ ...context, ...before }, legs), undo: null }
}

/** The slip as it was before: its terms count as unknown until they are quoted. @throws where there is no way back */
export function withUndone(context: BetSlipContext): Change {
  const undo = undoOf(context)
  if (undo === null) throw new Error('nothing to undo')
  const { before } = undo
  return { ...before, ...withOthers(unmarked(before.legs)), undo: null }
}
