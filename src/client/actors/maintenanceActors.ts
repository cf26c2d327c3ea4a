import { fromPromise } from 'xstate'

import { maintenanceMachine } from '#machines/maintenance/machine.ts'
import type { MaintenanceStatus } from '#machines/maintenance/types.ts'
import { maintenanceCalls } from '#src/api/session/maintenance.ts'
import type { Services } from '#src/client/services.ts'

import { connectivityActor } from './connectivityActors.ts'

/** Maintenance, by its status on a server of its own. */
export function maintenanceLogic(services: Pick<Services, 'api' | 'connectivity'>) {
  const { serverNow, caller } = services.api
  const calls = maintenanceCalls(caller, serverNow)
  return maintenanceMachine.provide({
    actors: {
      askStatus: fromPromise<MaintenanceStatus>(async ({ signal }) => ({
        ...(await calls.maintenance(signal)),
        at: serverNow(),
      })),
      watchConnectivity: connectivityActor(services),
    },
  })
}
