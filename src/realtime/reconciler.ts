import type { Liveness } from './liveness.ts'
import type { Timers } from './timers.ts'

/** Something on screen, or in the slip, that shows prices. */
export interface Shown {
  /** Whether asking would bring something it lacks. */
  isWanting(): boolean
  /** Whether it is being asked for, by whomever. */
  isAsking(): boolean
  /** Asks for it. When the answer is here, or is not to come, `check` is called. */
  ask(): void
}

/**
 * Makes everything that is shown current [LIVE-05]. Nobody else asks because prices are old: whatever is shown and
 * lacks something is asked for at once, never twice at a time, and where asking does not help (it fails, or a mirror
 * lags behind) again after waits that grow.
 */
export interface Reconciler {
  /** @returns stops caring for it */
  watch(shown: Shown): () => void
  /** A reply came, or failed: looks whether anything shown still lacks something. */
  check(): void
}

interface Watch {
  readonly shown: Shown
  /** Asked for so often, in this generation, without getting what it wants. */
  tries: number
  timer: number | undefined
}

const firstWait = 1_000
const longestWait = 30_000

/** Milliseconds before the next try. */
function waitAfter(tries: number): number {
  return tries === 0 ? 0 : Math.min(firstWait * 2 ** (tries - 1), longestWait)
}

export interface ReconcilerSettings {
  readonly timers: Timers
  readonly liveness: Pick<Liveness, 'subscribe'>
  /** Rises with each connection of the channel that prices come on. */
  readonly generation: () => number
}

export function createReconciler({ timers, liveness, generation }: ReconcilerSettings): Reconciler {
  const watches = new Set<Watch>()
  let isCheckDue = false
  let knownGeneration = generation()

  const rest = (watch: Watch): void => {
    if (watch.timer !== undefined) timers.stopTimer(watch.timer)
    watch.timer = undefined
  }

  const look = (watch: Watch): void => {
    if (!watch.shown.isWanting()) {
      rest(watch)
      watch.tries = 0
      return
    }
    if (watch.timer !== undefined || watch.shown.isAsking()) return
    const wait = waitAfter(watch.tries)
    watch.tries += 1
    if (wait === 0) watch.shown.ask()
    else watch.timer = timers.startTimer(() => askAgain(watch), wait)
  }

  const askAgain = (watch: Watch): void => {
    watch.timer = undefined
    if (!watch.shown.isWanting()) watch.tries = 0
    else if (!watch.shown.isAsking()) watch.shown.ask()
  }

  const checkAll = (): void => {
    isCheckDue = false
    for (const watch of watches) look(watch)
  }

  /** A moment later, once for all that happens now: asking in the midst of a reply would be heard as part of it. */
  const check = (): void => {
    if (isCheckDue) return
    isCheckDue = true
    queueMicrotask(checkAll)
  }

  liveness.subscribe(() => {
    if (generation() !== knownGeneration) {
      knownGeneration = generation()
      for (const watch of watches) {
        rest(watch)
        watch.tries = 0
      }
    }
    check()
  })

  return {
    watch(shown) {
      const watch: Watch = { shown, tries: 0, timer: undefined }
      watches.add(watch)
      check()
      return () => {
        rest(watch)
        watches.delete(watch)
      }
    },
    check,
  }
}
