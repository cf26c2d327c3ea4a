import { expect } from 'vitest'

import { endOf, isOfSeveral } from '#machines/betSlip/answers.ts'
import type { SlipGroup } from '#machines/betSlip/types.ts'

import { groupOf, type PlainGroup, slots } from './kinds.ts'
import { idOf } from './market.ts'
import { named, type RealSlip } from './real.ts'
import type { PlainRules } from './slip.ts'
import type { Phase, PlainSlip } from './state.ts'

/** The plain slip with its rules. */
export interface Plain {
  readonly slip: PlainSlip
  readonly rules: PlainRules
}

const phases: Record<string, Phase> = {
  editing: 'editing',
  stakeMissing: 'stakeMissing',
  confirmingChanges: 'asked',
  several: 'severalAnswered',
  placed: 'placed',
  refused: 'refused',
  lapsed: 'lapsed',
  tooFast: 'tooFast',
}

/** The name of a stake: one of several singles has that of its leg. */
const stakeName = (slot: string): string => slot.replace(':', '/')

function phaseOf({ value, context }: ReturnType<RealSlip['snapshot']>): Phase | undefined {
  if (typeof value.placement === 'object') return isOfSeveral(context) ? 'severalUnderWay' : 'underWay'
  if (value.placement === 'answered') return phases[endOf(context) ?? '']
  // Nothing is made up while a wait lasts.
  return value.placement === 'editing' && context.secondsLeft > 0 ? 'tooFast' : phases[value.placement]
}

function contents({ legs, stakeTexts, isAdding, isStakeShared }: SlipGroup) {
  return {
    legs: legs.map(idOf),
    // A cleared text counts as no text.
    stakes: Object.fromEntries(
      Object.entries(stakeTexts).flatMap(([slot, text]) => (text === '' ? [] : [[stakeName(slot), text]])),
    ),
    isAdding,
    isShared: isStakeShared,
  }
}

/** What can be seen of the real slip, in the plain one's words. */
export function shown(real: RealSlip) {
  const snapshot = real.snapshot()
  const { context, value } = snapshot
  const kept = real.kept()
  const group = (held: SlipGroup) => ({
    ...contents(held),
    legs: named(held.legs),
    isFollowed: held.isFollowBet,
    bigCombo: held.bigComboId,
  })
  return {
    kind: context.kind,
    phase: phaseOf(snapshot),
    isUnknown: snapshot.matches({ placement: { underWay: 'outcomeUnknown' } }),
    secondsLeft: context.secondsLeft,
    answered: (isOfSeveral(context) ? context.answers : []).map(({ entry }) => entry?.legs.map(idOf)),
    canUndo: snapshot.can({ type: 'selection.undone' }),
    canKeepBoth: snapshot.can({ type: 'replaced.kept' }),
    open: group(context),
    parked: Object.fromEntries(
      Object.entries(context.parked)
        .filter(([, parked]) => parked.legs.length > 0)
        .map(([name, parked]) => [name, group(parked)]),
    ),
    terms: typeof value.terms === 'string' ? value.terms : value.terms.watching,
    kept: contents(kept ?? context),
  }
}

/** What the plain one says should be seen. */
export function expected({ slip, rules }: Plain): ReturnType<typeof shown> {
  const group = ({ stakes, ...same }: PlainGroup) => ({
    ...same,
    stakes: Object.fromEntries(Object.entries(stakes).filter(([, text]) => text !== '')),
  })
  const { legs, stakes, isAdding, isShared } = group(rules.kept(slip))
  const isUnderWay = ['underWay', 'severalUnderWay'].includes(slip.phase)
  const name = groupOf(slip.kind)
  return {
    kind: slip.kind,
    phase: slip.phase,
    isUnknown: isUnderWay && slip.bets.some(({ answer }) => answer === 'unknown'),
    secondsLeft: Math.max(0, slip.waitUntil - slip.now),
    answered: slip.phase.startsWith('several')
      ? slip.bets
          .filter(({ answer }) => answer !== null && answer !== 'unknown')
          .map(({ group: bet }) => bet.legs.map(({ id }) => id))
      : [],
    canUndo: rules.canUndo(slip),
    canKeepBoth: rules.canUndo(slip) && slip.undo?.isReplacement === true,
    open: group(rules.open(slip)),
    parked: Object.fromEntries(
      Object.entries(slip.groups)
        .filter(([other, { legs }]) => other !== name && legs.length > 0)
        .map(([other, parked]) => [other, group(parked)]),
    ),
    terms: rules.terms(slip),
    kept: { legs: legs.map(({ id }) => id), stakes, isAdding, isShared },
  }
}

/** What is sent is what the member had read, at stakes that were entered: each bet separately. */
export function compareBets({ slip }: Plain, real: RealSlip): void {
  const isUnderWay = slip.phase === 'underWay' || slip.phase === 'severalUnderWay'
  if (!isUnderWay || slip.bets.some(({ answer }) => answer !== null)) return
  const sent = real.recorded().map(({ kind, legs, stakes, isFollowBet, bigComboId }) => ({
    kind,
    isFollowBet,
    bigComboId,
    legs: named(legs),
    stakes: stakes?.map(({ perLine }) => perLine.minor),
  }))
  const read = slip.bets.map(({ kind, group }) => ({
    kind,
    isFollowBet: group.isFollowed,
    bigComboId: group.bigCombo,
    legs: group.legs,
    stakes: slots(kind, group).flatMap(({ slot }) => {
      const cents = Math.round(Number(group.stakes[slot] ?? '') * 100)
      return cents > 0 ? [cents] : []
    }),
  }))
  expect(sent).toEqual(read)
}
