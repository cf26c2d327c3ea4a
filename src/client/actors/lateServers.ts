import type { serversMachine } from '#machines/servers/machine.ts'
import type { Services } from '#src/client/services.ts'

import { lateMachine } from './lateMachine.ts'
import { persistently } from './persistently.ts'

/** What chooses among the servers, whose code comes after the first list, or with the first call that fails. */
export interface LateServers {
  readonly logic: typeof serversMachine
  /** Fetches the code now. */
  load(): void
}

/** Where there is but one server there is nothing to choose, and no code is fetched. */
export function createLateServers(services: Services): LateServers {
  let want: () => void = () => undefined
  const wanted = new Promise<void>((resolve) => (want = resolve))
  const logic = lateMachine(async () => {
    await wanted
    const { serversLogic } = await persistently(() => import('./serverActors.ts'), services.timers)
    return serversLogic(services)
  })
  return {
    logic,
    load: () => {
      if (services.config.servers.length > 1) want()
    },
  }
}
