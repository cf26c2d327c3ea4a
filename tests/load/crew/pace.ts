/** Milliseconds by which a press may be late before it is left out. */
const patience = 1_000

/** Does something so many times a second, by the clock and not by when the last was done. */
export interface Pace {
  /** From now on; 0 for never. */
  set(rate: number): void
  /** How many times were left out since this was last asked, because this process had no time for them. */
  late(): number
}

/** @param act must not throw */
export function createPace(act: () => void): Pace {
  let timer: NodeJS.Timeout | undefined
  let left = 0
  const run = (due: number, interval: number): void => {
    timer = setTimeout(
      () => {
        const now = performance.now()
        let next = due
        for (; next <= now; next += interval) {
          if (now - next > patience) left += 1
          else act()
        }
        run(next, interval)
      },
      Math.max(0, due - performance.now()),
    )
  }
  return {
    set(rate) {
      clearTimeout(timer)
      if (rate > 0) run(performance.now() + 1_000 / rate, 1_000 / rate)
    },
    late() {
      const found = left
      left = 0
      return found
    },
  }
}
