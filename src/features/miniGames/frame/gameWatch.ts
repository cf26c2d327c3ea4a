import type { Timers } from '#src/realtime/timers.ts'

/** How a framed game stands: not heard yet, played, silent for too long, or gone to another page. */
export type GameState = 'opening' | 'playing' | 'silent' | 'left'

/** Milliseconds until a game has said that it is there. */
export const longestOpening = 15_000
/** Milliseconds without a word of a game that is played. */
export const longestSilence = 10_000

export interface GameWatch {
  readonly state: () => GameState
  readonly subscribe: (listener: () => void) => () => void
  /** The frame has loaded a page. */
  loaded(): void
  /** The game said something that is of the contract. */
  heard(): void
  /** The frame is gone. */
  stop(): void
}

/**
 * Watches a framed game by what it says and by what its frame loads. One that loads a second page has gone elsewhere, whatever
 * is there now; one that says nothing has died, for each says now and then that it is there. Neither comes back:
 * what stood there is not to be trusted any more.
 * @param isHidden whether nobody sees the page: there the timers of all pages rest, and silence says nothing
 */
export function createGameWatch(timers: Timers, isHidden: () => boolean): GameWatch {
  const listeners = new Set<() => void>()
  let state: GameState = 'opening'
  let hasLoaded = false
  let timer = 0
  const become = (next: GameState): void => {
    state = next
    timers.stopTimer(timer)
    for (const listener of listeners) listener()
  }
  const wait = (milliseconds: number): void => {
    timers.stopTimer(timer)
    timer = timers.startTimer(() => {
      if (isHidden()) wait(milliseconds)
      else become('silent')
    }, milliseconds)
  }
  const isOver = (): boolean => state === 'silent' || state === 'left'
  wait(longestOpening)
  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    loaded() {
      if (isOver()) return
      if (hasLoaded) become('left')
      hasLoaded = true
    },
    heard() {
      if (isOver()) return
      if (state === 'opening') become('playing')
      wait(longestSilence)
    },
    stop: () => timers.stopTimer(timer),
  }
}
