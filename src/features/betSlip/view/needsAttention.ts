import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'

import { endOf } from '#machines/betSlip/answers.ts'
import type { betSlipMachine } from '#machines/betSlip/machine.ts'
import type { BetSlipContext } from '#machines/betSlip/types.ts'
import { isArriving } from '#src/client/root/deferredMachine.ts'
import { useSlipActor } from '#src/features/selection/slipActor.ts'

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

/** Whether something in the slip needs the member: a change to decide on, a refusal, a bet being checked [SLIP-22]. */
export function useNeedsAttention(): boolean {
  return useSelector(useSlipActor(), needsAttention)
}
