import { createAtom } from '@tanstack/store'

import type { Timers } from './timers.ts'

/** Whether the events channel is live: whether prices come. */
export interface Liveness {
  isLive(): boolean
  set(isLive: boolean): void
  subscribe(listener: (isLive: boolean) => void): () => void
  /**
   * Resolves when prices come, or after `patience` milliseconds. A reply that is asked for once they do misses nothing
   * and need not be asked for again; a channel that is slow to come is not waited for long.
   */
  whenLive(patience: number): Promise<void>
}

export function createLiveness({ startTimer, stopTimer }: Timers): Liveness {
  const live = createAtom(false)
  const subscribe: Liveness['subscribe'] = (listener) => live.subscribe(listener).unsubscribe
  return {
    isLive: live.get,
    set: live.set,
    subscribe,
    whenLive(patience) {
      if (live.get()) return Promise.resolve()
      return new Promise((resolve) => {
        const done = (): void => {
          stopTimer(timer)
          unsubscribe()
          resolve()
        }
        const timer = startTimer(done, patience)
        const unsubscribe = subscribe(done)
      })
    },
  }
}
