import type { Api } from '#src/api/api.ts'
import type { Timers } from '#src/realtime/timers.ts'

import type { Page } from './environment.ts'

/** Milliseconds. */
export const minute = 60_000
export const second = 1_000
/** ms after one has begun, so that a timer that fires early does not report the one before. */
const late = 20

/** Tells all who listen, by one timer, when a minute of the server's clock begins, or a second, and when that clock is set. */
export interface Minutes {
  readonly subscribe: (listener: () => void) => () => void
}

export interface MinutesSettings {
  readonly api: Pick<Api, 'serverNow' | 'onServerClockSet'>
  readonly timers: Timers
  readonly page: Pick<Page, 'document'>
}

export function createMinutes(settings: MinutesSettings): Minutes {
  return createBeat(minute, settings)
}

/** @param every milliseconds: a minute, or a second */
export function createBeat(every: number, { api, timers, page: { document } }: MinutesSettings): Minutes {
  const listeners = new Set<() => void>()
  let stop = (): void => undefined
  const tell = (): void => {
    for (const listener of listeners) listener()
  }
  const begin = (): (() => void) => {
    let timer: number
    const wait = (): void => {
      timer = timers.startTimer(beat, every - (api.serverNow() % every) + late)
    }
    const beat = (): void => {
      timers.stopTimer(timer)
      wait()
      tell()
    }
    wait()
    const stopHearing = api.onServerClockSet(beat)
    // A page that slept has missed its timers.
    document.addEventListener('visibilitychange', beat)
    return () => {
      timers.stopTimer(timer)
      stopHearing()
      document.removeEventListener('visibilitychange', beat)
    }
  }
  return {
    subscribe(listener) {
      if (listeners.size === 0) stop = begin()
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) stop()
      }
    },
  }
}
