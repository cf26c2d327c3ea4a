import { and, assign, cancel, emit, not, raise } from 'xstate'

import type { BetKind, PressRule } from '#domain/bets/bet.ts'
import { wholeStake } from '#domain/bets/kinds.ts'
import type { Money } from '#domain/money/money.ts'

import { maximisedText, withShared } from '../bets.ts'
import { type Press, refusalOfPress, withKind, withLegs, withPress } from '../kind.ts'
import { without } from '../legs.ts'
import { withCombination, withKept } from '../slip.ts'
import { increasedText } from '../stake.ts'
import type { BetSlipContext } from '../types.ts'
import { replacementOf, undoOf, withBoth, withUndo, withUndone } from '../undo.ts'
import { baseSetup } from './base.ts'

/** Which of the stakes is meant; the only one where none is named. */
interface Staked {
  readonly slot?: string
}

function withStake(
  { stakeTexts }: BetSlipContext,
  slot: string,
  text: string,
): Pick<BetSlipContext, 'stakeTexts'> {
  return { stakeTexts: { ...stakeTexts, [slot]: text } }
}

function codeOfRefused(context: BetSlipContext, press: Press): number {
  const code = refusalOfPress(context, press)
  if (code === null) throw new Error('nothing speaks against it')
  return code
}

/** The same words, with those about what is in the slip and what is staked on it. */
export const contentsSetup = baseSetup.extend({
  guards: {
    canToggle: ({ context }, press: Press) => refusalOfPress(context, press) === null,
    isUndoable: ({ context }) => undoOf(context) !== null,
    canUndo: and(['canEdit', 'isUndoable']),
    isReplaced: ({ context }) => replacementOf(context) !== null,
    canKeepBoth: and(['canEdit', 'isReplaced']),
    // That both can be kept is offered until something else is done, however long that takes.
    isUndoTimed: not('isReplaced'),
  },
  actions: {
    toggleSelection: assign(({ context }, press: Press & { at: number }) =>
      withUndo(context, withPress(context, press)),
    ),
    removeSelection: assign(({ context }, removed: { marketId: string; side: string }) =>
      withUndo(context, withLegs(context, without(context.legs, removed))),
    ),
    shareStake: assign(({ context }, shared: { isShared: boolean }) => withShared(context, shared)),
    clearSelections: assign(({ context }) => withUndo(context, withLegs(context, []))),
    undoSelection: assign(({ context }) => withUndone(context)),
    forgetUndo: assign({ undo: null }),
    keepBoth: assign(({ context }) => withBoth(context)),
    choosePressRule: assign({ pressRule: (_, { pressRule }: { pressRule: PressRule }) => pressRule }),
    // The last one counts: each has its own seconds.
    forgetUndoTime: cancel('undo'),
    timeUndo: raise({ type: 'undo.ended' }, { id: 'undo', delay: 'undoDelay' }),
    openKind: assign(({ context }, { kind }: { kind: BetKind }) => withKind(context, kind)),
    takeCombination: assign(({ context }, taken: Parameters<typeof withCombination>[1]) =>
      withCombination(context, taken),
    ),
    keepSelections: assign(({ context }) => withKept(context)),
    tellSelectionRefused: emit(({ context }, press: Press) => ({
      type: 'selection.refused' as const,
      code: codeOfRefused(context, press),
    })),
    setStake: assign(({ context }, { text, slot = wholeStake }: Staked & { text: string }) =>
      withStake(context, slot, text),
    ),
    increaseStake: assign(({ context }, { by, slot = wholeStake }: Staked & { by: Money }) =>
      withStake(context, slot, increasedText(context, by, slot)),
    ),
    maximiseStake: assign(({ context }, { slot = wholeStake }: Staked) =>
      withStake(context, slot, maximisedText(context, slot)),
    ),
    clearStake: assign(({ context }, { slot = wholeStake }: Staked) => withStake(context, slot, '')),
  },
})
