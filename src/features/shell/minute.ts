import { useCallback, useSyncExternalStore } from 'react'

import { useClient } from '#src/app/context.tsx'

const minute = 60_000

/** Milliseconds between two looks: what the first reply says of the server's clock, and a wake from sleep, show soon. */
const look = 1_000

function minuteOf(ms: number): number {
  return Math.floor(ms / minute) * minute
}

/** The current minute by the server's clock, in UTC milliseconds; it renders again when another begins. */
export function useMinute(): number {
  const { api } = useClient()
  const subscribe = useCallback((listener: () => void) => {
    const timer = window.setInterval(listener, look)
    return () => window.clearInterval(timer)
  }, [])
  return useSyncExternalStore(subscribe, () => minuteOf(api.serverNow()))
}
