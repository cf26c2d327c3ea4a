import { useSelector } from '@xstate/react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import type { maintenanceMachine } from '#machines/maintenance/machine.ts'

import { isArriving } from './actors/lateMachine.ts'
import { useClient } from './context.tsx'
import type { Client } from './createClient.ts'

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
export function maintenanceOf({
  appActor,
}: Pick<Client, 'appActor'>): ActorRefFrom<typeof maintenanceMachine> | undefined {
  return appActor.getSnapshot().children.maintenance
}

/** How it stands with maintenance, kept current. */
export function useMaintenancePhase(): MaintenancePhase {
  return useSelector(maintenanceOf(useClient()), phaseOf)
}
