/** The page's timers; given from outside so that tests hold the clock. */
export interface Timers {
  /** @returns the timer's id */
  startTimer(run: () => void, milliseconds: number): number
  stopTimer(id: number): void
}
