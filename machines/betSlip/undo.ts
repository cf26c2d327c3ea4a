import { groupOf, withOthers } from './kind.ts'
import { quoteId, unmarked } from './legs.ts'
import type { BetSlipContext, SlipGroup, SlipUndo } from './types.ts'

type Change = Partial<BetSlipContext>

function ids({ legs }: Pick<SlipGroup, 'legs'>): string {
  return JSON.stringify(legs.map(quoteId))
}

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
  const { undo, stakeTexts, pinned } = context
  if (undo === null) return null
  const { after } = undo
  const isUntouched =
    after.stakeTexts === stakeTexts && after.pinned === pinned && ids(after) === ids(context)
  return isUntouched ? undo : null
}

/** The slip as it was before: its terms count as unknown until they are quoted. @throws where there is no way back */
export function withUndone(context: BetSlipContext): Change {
  const undo = undoOf(context)
  if (undo === null) throw new Error('nothing to undo')
  const { before } = undo
  return { ...before, ...withOthers(unmarked(before.legs)), undo: null }
}
