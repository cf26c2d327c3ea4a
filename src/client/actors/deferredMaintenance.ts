import type { maintenanceMachine } from '#machines/maintenance/machine.ts'
import type { Services } from '#src/client/services.ts'

import { wantedLater, type WantedLater } from './wantedLater.ts'

/** Maintenance, whose code comes with the slip's, or as soon as something is heard of it. */
export function createDeferredMaintenance(services: Services): WantedLater<typeof maintenanceMachine> {
  return wantedLater(services.timers, async () =>
    (await import('./maintenanceActors.ts')).maintenanceLogic(services),
  )
}
