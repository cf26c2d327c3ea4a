import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'

import type { betSlipMachine } from '#machines/betSlip/machine.ts'
import { isArriving } from '#src/client/actors/lateMachine.ts'
import { useClient } from '#src/client/context.tsx'
import type { Client } from '#src/client/createClient.ts'

export type SlipActor = ActorRefFrom<typeof betSlipMachine>

/** The slip, or undefined before the client runs. It outlives the session [SLIP-18]. Its code may still be on its way. */
export function slipActorOf({ appActor }: Pick<Client, 'appActor'>): SlipActor | undefined {
  return appActor.getSnapshot().children.betSlip
}

function useSlipRef(): SlipActor | undefined {
  return useSelector(useClient().appActor, (snapshot) => snapshot.children.betSlip)
}

/** Whether the slip runs and its code is there: then `useSlipActor` may be used. */
export function useIsSlipThere(): boolean {
  return useSelector(useSlipRef(), (snapshot) => snapshot !== undefined && !isArriving(snapshot))
}

/**
 * The running slip. For what stands behind the session guard only: throws if there is none. Its state can be read
 * where `useIsSlipThere`.
 */
export function useSlipActor(): SlipActor {
  const actor = useSlipRef()
  if (actor === undefined) throw new Error('useSlipActor before the client runs')
  return actor
}
