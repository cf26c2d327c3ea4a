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
  let live = false
  const listeners = new Set<(isLive: boolean) => void>()
  const subscribe = (listener: (isLive: boolean) => void): (() => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }
  return {
    isLive: () => live,
    set(next) {
      if (next === live) return
      live = next
      for (const listener of listeners) listener(next)
    },
    subscribe,
    whenLive(patience) {
      if (live) return Promise.resolve()
      return new Promise((resolve) => {
        const done = (): void => {
          stopTimer(timer)
          unsubscribe()
          resolve()
        }
        const timer = startTimer(done, patience)
        const unsubscribe = subscribe((isLive) => {
          if (isLive) done()
        })
      })
    },
  }
}
