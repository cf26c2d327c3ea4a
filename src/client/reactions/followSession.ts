import type { RegisteredRouter } from '@tanstack/react-router'

import type { Client } from '#src/client/client.ts'
import { appPhaseOf } from '#src/client/hooks/appPhase.ts'

/** Has every guard asked again when the session begins or ends, as the address is: what they read is all here [ROUTE-05]. */
export function followSession({ appActor, session }: Client, router: RegisteredRouter): void {
  const read = () => ({ phase: appPhaseOf(appActor.getSnapshot()), features: session.settings()?.features })
  let last = read()
  const look = (): void => {
    const now = read()
    if (now.phase === last.phase && now.features === last.features) return
    last = now
    void router.invalidate()
  }
  appActor.subscribe(look)
  session.subscribe(look)
}
