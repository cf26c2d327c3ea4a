import { useSelector } from '@xstate/react'

import type { Client } from '#src/client/client.ts'
import { useActor } from '#src/client/hooks/useActor.ts'
import { actorOf, type ActorOf } from '#src/client/root/actorOf.ts'
import { isArriving } from '#src/client/root/deferredMachine.ts'

export type SlipActor = ActorOf<'betSlip'>

/** The slip, or undefined before the client runs. It outlives the session [SLIP-18]. Its code may still be on its way. */
export function slipActorOf(client: Pick<Client, 'appActor'>): SlipActor | undefined {
  return actorOf(client, 'betSlip')
}

/** Whether the slip runs and its code is there: then `useSlipActor` may be used. */
export function useIsSlipThere(): boolean {
  return useSelector(useActor('betSlip'), (snapshot) => snapshot !== undefined && !isArriving(snapshot))
}

/**
 * The running slip. Only for what is behind the session guard: throws if no slip runs. Its state can be read where
 * `useIsSlipThere`.
 */
export function useSlipActor(): SlipActor {
  const actor = useActor('betSlip')
  if (actor === undefined) throw new Error('useSlipActor before the client runs')
  return actor
}
