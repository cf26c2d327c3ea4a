import { useCallback, useSyncExternalStore } from 'react'

import { useClient } from '#src/app/context.tsx'

const minute = 60_000

function minuteOf(ms: number): number {
  return Math.floor(ms / minute) * minute
}

/** The current minute by the server's clock, in UTC milliseconds; it renders again when the next begins. */
export function useMinute(): number {
  const { api } = useClient()
  const subscribe = useCallback(
    (listener: () => void) => {
      let timer: number
      const wait = (): void => {
        timer = window.setTimeout(
          () => {
            listener()
            wait()
          },
          minute - (api.serverNow() % minute) + 20,
        )
      }
      wait()
      return () => window.clearTimeout(timer)
    },
    [api],
  )
  return useSyncExternalStore(subscribe, () => minuteOf(api.serverNow()))
}
