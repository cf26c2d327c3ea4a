import type { Model, Steps } from '#tests/model/graph.ts'

import { refusalOf } from '../../answers.ts'
import { quoteId } from '../../legs.ts'
import type { BetSlipContext, SlipGroup } from '../../types.ts'
import { undoOf } from '../../undo.ts'
import { memberInput, slipMachine } from '../samples.ts'
import { waits } from './steps.ts'

/** What tells two states of the slip apart. */
function facts(context: BetSlipContext): unknown {
  return {
    legs: context.legs.map((leg) => [quoteId(leg), leg.euroOdds, leg.handicap, leg.change, leg.status]),
    quotes: Object.values(context.quotes).map(({ price, handicap, status, isStale }) => [
      price.euro,
      handicap,
      status,
      isStale,
    ]),
    kind: context.kind,
    parked: Object.entries(context.parked).map(([group, parked]) => [group, ...kept(parked)]),
    stakes: Object.entries(context.stakeTexts),
    balance: context.balance?.minor,
    key: context.key,
    policy: context.policy,
    range: context.ranges !== null,
    pressRule: context.pressRule,
    isAdding: context.isAdding,
    isStakeShared: context.isStakeShared,
    batch: context.batch?.kind ?? null,
    answers: context.answers.map(({ outcome, entry, isOfSlip, isTold }) => [
      outcome.kind,
      entry?.key,
      isOfSlip,
      isTold,
    ]),
    refusal: refusalOf(context)?.code ?? null,
    checked: context.checked.length,
    next: context.nextEntry?.key ?? null,
    secondsLeft: context.secondsLeft,
    undo: kept(undoOf(context)?.before),
    isUndoOver: context.undo === null,
    unsent: context.unsent?.why ?? null,
    pressedAt: context.lastOddsSelectionAt,
  }
}

/** What comes back of a group of legs that is not open, or of what the slip held before. */
function kept(group: SlipGroup | undefined): readonly unknown[] {
  return group === undefined
    ? []
    : [group.legs.map(quoteId), Object.entries(group.stakeTexts), group.isAdding]
}

/** A part of the slip to walk: all that may happen there, and every wait that may be over. */
export function model(
  steps: Steps,
  other: Partial<Omit<Model<BetSlipContext>, 'steps'>> = {},
): Model<BetSlipContext> {
  return {
    machine: slipMachine,
    input: memberInput,
    facts,
    limit: 40_000,
    steps: { ...steps, ...waits },
    ...other,
  }
}
