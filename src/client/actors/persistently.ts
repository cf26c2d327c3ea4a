import type { Timers } from '#src/realtime/timers.ts'

/** Milliseconds before each further try; the last again and again: a bet may wait to be reconciled. */
const pauses = [500, 2_000, 5_000, 10_000]

/** Loads code that comes later, however often that takes. */
export async function persistently<T>(load: () => Promise<T>, timers: Timers, tries = 0): Promise<T> {
  try {
    return await load()
  } catch {
    const pause = pauses[Math.min(tries, pauses.length - 1)] ?? 0
    await new Promise<void>((resolve) => void timers.startTimer(resolve, pause))
    return await persistently(load, timers, tries + 1)
  }
}
