import type { Timers } from '#src/realtime/timers.ts'

/**
 * An action that is carried out at once when it is asked for, and then at most once in a while however often it is.
 * @param interval milliseconds
 */
export function throttled({ startTimer }: Timers, action: () => void, interval: number): () => void {
  let timer: number | undefined
  let isWanted = false
  const rest = (): void => {
    timer = undefined
    if (!isWanted) return
    isWanted = false
    run()
  }
  const run = (): void => {
    timer = startTimer(rest, interval)
    action()
  }
  return () => {
    if (timer === undefined) run()
    else isWanted = true
  }
}
