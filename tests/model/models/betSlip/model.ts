import { wholeStake } from '#domain/bets/kinds.ts'
import type { BetSlipContext } from '#machines/betSlip/types.ts'

import type { Model } from '../../graph.ts'
import { memberInput, slipMachine } from '../../slip/samples.ts'

/** What tells two states of the slip apart. */
function facts(context: BetSlipContext): unknown {
  return {
    legs: context.legs.map(({ side, euroOdds, handicap, change, status }) => [
      side,
      euroOdds,
      handicap,
      change,
      status,
    ]),
    quotes: Object.values(context.quotes).map(({ price, handicap, status, isStale }) => [
      price.euro,
      handicap,
      status,
      isStale,
    ]),
    kind: context.kind,
    parked: Object.keys(context.parked),
    stake: context.stakeTexts[wholeStake] ?? '',
    key: context.key,
    policy: context.policy,
    range: context.ranges !== null,
    placement: context.placement?.kind ?? null,
    pinned: context.pinned,
    isStakeShared: context.isStakeShared,
    batch: context.batch?.kind ?? null,
    answers: context.answers.map(({ outcome }) => outcome.kind),
    checked: context.checked.length,
    unknown: context.unknownEntry?.key ?? null,
    receipt: context.receipt?.ticket.ticketNum ?? null,
    refusal: context.refusal?.code ?? null,
    lapsed: context.lapsedEntry?.key ?? null,
    next: context.nextEntry?.key ?? null,
    secondsLeft: context.secondsLeft,
    undo: context.undo?.before.legs.length ?? null,
  }
}

/** A part of the slip to walk. */
export function model(
  part: Pick<Model<BetSlipContext>, 'events' | 'reports'> & Partial<Model<BetSlipContext>>,
): Model<BetSlipContext> {
  return { machine: slipMachine, input: memberInput, facts, limit: 40_000, ...part }
}
