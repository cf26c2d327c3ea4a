import { useSyncExternalStore } from 'react'

import { useClient } from '#src/client/context.tsx'
import { minute } from '#src/client/platform/minutes.ts'

/**
 * What the server's time comes to, such as its day in the member's zone. It renders again when that changes, and looks
 * at it when a minute begins. The device's own clock may be hours wrong, so whatever a member reads of times goes by this.
 * @param read from UTC milliseconds by the server's clock to a text or a number; the same function while nothing else changes
 */
export function useServerTime<Value extends string | number>(read: (now: number) => Value): Value {
  const { api, minutes } = useClient()
  return useSyncExternalStore(minutes.subscribe, () => read(api.serverNow()))
}

function minuteOf(ms: number): number {
  return ms - (ms % minute)
}

/** The current minute by the server's clock, in UTC milliseconds; it renders again when the next begins. */
export function useMinute(): number {
  return useServerTime(minuteOf)
}
