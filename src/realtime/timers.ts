/** The page's timers; given from outside so that tests hold the clock. */
export interface Timers {
  /** @returns the timer's id */
  startTimer(run: () => void, milliseconds: number): number
  stopTimer(id: number): void
}

/** The same for machines whose actors are started by themselves. */
export function machineClock({ startTimer, stopTimer }: Timers) {
  return {
    setTimeout: (run: (...args: unknown[]) => void, milliseconds: number): number =>
      startTimer(run, milliseconds),
    clearTimeout: (id: number): void => stopTimer(id),
  }
}
