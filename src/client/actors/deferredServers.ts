import type { serversMachine } from '#machines/servers/machine.ts'
import type { Services } from '#src/client/services.ts'

import { wantedLater, type WantedLater } from './wantedLater.ts'

/**
 * What chooses among the servers, whose code comes after the first list, or with the first call that fails. Where there is
 * but one server there is nothing to choose, and no code is fetched.
 */
export function createDeferredServers(services: Services): WantedLater<typeof serversMachine> {
  const { logic, load } = wantedLater(services.timers, async () =>
    (await import('./serverActors.ts')).serversLogic(services),
  )
  return {
    logic,
    load: () => {
      if (services.config.servers.length > 1) load()
    },
  }
}
