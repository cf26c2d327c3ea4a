import { useSelector } from '@xstate/react'
import { useSyncExternalStore } from 'react'
import type { SnapshotFrom } from 'xstate'

import { endOf } from '#machines/betSlip/answers.ts'
import type { betSlipMachine } from '#machines/betSlip/machine.ts'
import type { BetSlipContext } from '#machines/betSlip/types.ts'
import { isArriving } from '#src/client/root/deferredMachine.ts'
import { useSlipActor } from '#src/features/selection/slipActor.ts'
import { slipSelectionsOf } from '#src/features/selection/slipSelections.ts'

/** What the ways to the slip say of it, whether its code is there or not. */
export interface SlipSummary {
  /** How many selections it holds, one that waits for the slip included. */
  readonly count: number
  /** Something in it needs the member: a change to decide on, a refusal, a bet being checked [SLIP-22]. */
  readonly needsAttention: boolean
}

function needsAttention(snapshot: SnapshotFrom<typeof betSlipMachine>): boolean {
  return (
    !isArriving(snapshot) &&
    (snapshot.matches({ placement: { underWay: 'outcomeUnknown' } }) ||
      (snapshot.matches({ placement: 'answered' }) && isAnsweredOtherwise(snapshot.context)) ||
      snapshot.matches({ placement: 'confirmingChanges' }) ||
      snapshot.matches({ terms: { watching: 'changed' } }) ||
      snapshot.matches({ terms: { watching: 'locked' } }))
  )
}

/** Whether the one bet was refused, or of several one was not placed. */
function isAnsweredOtherwise(context: BetSlipContext): boolean {
  const end = endOf(context)
  return (
    end === 'refused' ||
    (end === 'several' && context.answers.some(({ outcome }) => outcome.kind !== 'placed'))
  )
}

export function useSlipSummary(): SlipSummary {
  const actor = useSlipActor()
  const { subscribe, count } = slipSelectionsOf(actor)
  return { count: useSyncExternalStore(subscribe, count), needsAttention: useSelector(actor, needsAttention) }
}
