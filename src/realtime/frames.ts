import type { Timers } from './timers.ts'

/** Runs a task once however often it is asked for before. */
export interface Scheduler {
  request(): void
}

/** What books need of the page; given from outside so that tests hold the clock. */
export interface FrameClock extends Timers {
  /** A page that is hidden or out of view gets its frames when it is seen again. */
  requestFrame(run: () => void): unknown
}

/** @param start has something run later: with the next frame, after a while */
export function createScheduler(start: (run: () => void) => unknown, run: () => void): Scheduler {
  let pending = false
  const fire = (): void => {
    pending = false
    run()
  }
  return {
    request() {
      if (pending) return
      pending = true
      start(fire)
    },
  }
}
