import { useCallback, useSyncExternalStore } from 'react'

import type { Api } from '#src/api/api.ts'

import { useClient } from './context.tsx'

type ServerTime = Pick<Api, 'serverNow' | 'onServerClockSet'>

const minute = 60_000
/** ms after a minute has begun, so that a timer that is early does not tell of the one before. */
const late = 20

const minutes = new WeakMap<ServerTime, MinuteBeats>()

interface MinuteBeats {
  readonly subscribe: (listener: () => void) => () => void
}

/** Tells all who listen, by one timer, when a minute of the server's clock begins, and when that clock is set. */
function minutesOf(api: ServerTime): MinuteBeats {
  const known = minutes.get(api)
  if (known !== undefined) return known
  const listeners = new Set<() => void>()
  let stop = (): void => undefined
  const tell = (): void => {
    for (const listener of listeners) listener()
  }
  const begin = (): (() => void) => {
    let timer: number
    const wait = (): void => {
      timer = window.setTimeout(beat, minute - (api.serverNow() % minute) + late)
    }
    const beat = (): void => {
      window.clearTimeout(timer)
      wait()
      tell()
    }
    wait()
    const stopHearing = api.onServerClockSet(beat)
    // A page that slept has missed its timers.
    document.addEventListener('visibilitychange', beat)
    return () => {
      window.clearTimeout(timer)
      stopHearing()
      document.removeEventListener('visibilitychange', beat)
    }
  }
  const beats: MinuteBeats = {
    subscribe(listener) {
      if (listeners.size === 0) stop = begin()
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) stop()
      }
    },
  }
  minutes.set(api, beats)
  return beats
}

/**
 * What the server's time comes to, such as its day in the member's zone. It renders again when that changes, and looks
 * at it when a minute begins. The device's own clock may be hours wrong, so whatever a member reads of times goes by this.
 * @param read from UTC milliseconds by the server's clock to a text or a number; the same function while nothing else changes
 */
export function useServerTime<Value extends string | number>(read: (now: number) => Value): Value {
  const { api } = useClient()
  const subscribe = useCallback((listener: () => void) => minutesOf(api).subscribe(listener), [api])
  return useSyncExternalStore(subscribe, () => read(api.serverNow()))
}

function minuteOf(ms: number): number {
  return ms - (ms % minute)
}

/** The current minute by the server's clock, in UTC milliseconds; it renders again when the next begins. */
export function useMinute(): number {
  return useServerTime(minuteOf)
}
