import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'

import type { betSlipMachine } from '#machines/betSlip/machine.ts'
import { useClient } from '#src/client/context.tsx'
import type { Client } from '#src/client/createClient.ts'

export type SlipActor = ActorRefFrom<typeof betSlipMachine>

/** The running slip, or undefined before the client runs. It outlives the session [SLIP-18]. */
export function slipActorOf({ appActor }: Pick<Client, 'appActor'>): SlipActor | undefined {
  return appActor.getSnapshot().children.betSlip
}

/** The running slip. For what stands behind the session guard only: throws where there is none. */
export function useSlipActor(): SlipActor {
  const { appActor } = useClient()
  const actor = useSelector(appActor, (snapshot) => snapshot.children.betSlip)
  if (actor === undefined) throw new Error('useSlipActor before the client runs')
  return actor
}
