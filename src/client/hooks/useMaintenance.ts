import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'

import type { maintenanceMachine } from '#machines/maintenance/machine.ts'
import type { Client } from '#src/client/client.ts'
import { useClient } from '#src/client/context.tsx'
import { actorOf, type ActorOf } from '#src/client/root/actorOf.ts'
import { isArriving } from '#src/client/root/deferredMachine.ts'

type Snapshot = SnapshotFrom<typeof maintenanceMachine>

/** How it stands with maintenance; `unknown` while nobody has asked, or the answer is on its way. */
export type MaintenancePhase = 'unknown' | 'available' | 'announced' | 'underMaintenance' | 'ending'

/** The phase of a snapshot. */
export function phaseOf(snapshot: Snapshot | undefined): MaintenancePhase {
  if (snapshot === undefined || isArriving(snapshot)) return 'unknown'
  if (snapshot.matches('announced')) return 'announced'
  if (snapshot.matches('underMaintenance')) return 'underMaintenance'
  if (snapshot.matches('ending')) return 'ending'
  return snapshot.hasTag('asking') ? 'unknown' : 'available'
}

/** Its actor, from the start of the client on. */
export function maintenanceOf(client: Pick<Client, 'appActor'>): ActorOf<'maintenance'> | undefined {
  return actorOf(client, 'maintenance')
}

/** How it stands with maintenance, kept current. */
export function useMaintenancePhase(): MaintenancePhase {
  return useSelector(maintenanceOf(useClient()), phaseOf)
}
