import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'

import { useActor } from '#src/client/hooks/useActor.ts'
import type { ActorOf } from '#src/client/root/actorOf.ts'
import { isArriving } from '#src/client/root/deferredMachine.ts'

/** The press is on its way, or what was kept of one is read: nobody knows yet. */
const undecided = ['restoring', 'checking', 'confirmingChanges', 'underWay'] as const

type SlipSnapshot = NonNullable<SnapshotFrom<ActorOf<'betSlip'>>>

/** Whether what was confirmed is not decided. True until the slip's code is there, for nobody knows before. */
function isOnItsWay(slip: SlipSnapshot | undefined): boolean {
  return slip === undefined || isArriving(slip) || undecided.some((placement) => slip.matches({ placement }))
}

/**
 * Whether a bet is made or on its way: something is in the slip, or what was confirmed is not decided; a receipt is no bet
 * in progress. True until the slip's code is there.
 */
export function useIsBetInProgress(): boolean {
  return useSelector(useActor('betSlip'), (slip) => isOnItsWay(slip) || (slip?.context.legs.length ?? 0) > 0)
}

/** Whether a bet is on its way, whatever else lies in the slip. */
export function useIsBetOnItsWay(): boolean {
  return useSelector(useActor('betSlip'), isOnItsWay)
}
