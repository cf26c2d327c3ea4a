import { useSelector } from '@xstate/react'

import { useActor } from '#src/client/hooks/useActor.ts'
import { isArriving } from '#src/client/root/deferredMachine.ts'

/** The press is on its way, or what was kept of one is read: nobody knows yet. */
const undecided = ['restoring', 'checking', 'confirmingChanges', 'underWay'] as const

/**
 * Whether a bet is made or on its way: something is in the slip, or what was confirmed is not decided; a receipt is no bet
 * in progress. True until the slip's code is there, for nobody knows before.
 */
export function useIsBetInProgress(): boolean {
  return useSelector(
    useActor('betSlip'),
    (slip) =>
      slip === undefined ||
      isArriving(slip) ||
      undecided.some((placement) => slip.matches({ placement })) ||
      slip.context.legs.length > 0,
  )
}
