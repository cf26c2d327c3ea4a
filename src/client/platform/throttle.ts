import type { Timers } from '#src/realtime/timers.ts'

/**
 * An action that is carried out when it is asked for, and then at most once in a while however often it is.
 * @param interval milliseconds
 * @param wait milliseconds before the first; 0 for at once
 */
export function throttled(
  { startTimer }: Timers,
  action: () => void,
  interval: number,
  wait = 0,
): () => void {
  let timer: number | undefined
  let isWanted = false
  const rest = (): void => {
    timer = undefined
    if (isWanted) run()
  }
  const run = (): void => {
    isWanted = false
    timer = startTimer(rest, interval)
    action()
  }
  return () => {
    if (timer !== undefined) isWanted = true
    else if (wait === 0) run()
    else timer = startTimer(run, wait)
  }
}
