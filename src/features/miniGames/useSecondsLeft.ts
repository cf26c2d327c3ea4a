import { useSyncExternalStore } from 'react'

import { secondsLeft } from '#domain/bets/miniGame.ts'
import { useClient } from '#src/client/context.tsx'
import { createBeat, second } from '#src/client/platform/minutes.ts'
import type { Services } from '#src/client/services.ts'

/** One timer for every countdown of the page. */
function createSeconds({ api, timers }: Pick<Services, 'api' | 'timers'>) {
  return createBeat(second, { api, timers, page: window })
}

/** Seconds until the round ends, 60 to 1, by the server's clock: one tick a second, and round again [MEMBER-10]. */
export function useSecondsLeft(): number {
  const { api, once } = useClient()
  return useSyncExternalStore(once(createSeconds).subscribe, () => secondsLeft(api.serverNow()))
}
