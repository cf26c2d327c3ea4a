/** Keeps calls to so many in any second. */
export interface Gate {
  /** Resolves when the next call may be made, in the order asked. */
  pass(): Promise<void>
  /** Resolves when so many calls may be made at once. */
  room(calls: number): Promise<void>
}

/** @param rate calls a second; below one, the time between two is longer than a second */
export function createGate(rate: number): Gate {
  const most = Math.max(1, Math.floor(rate))
  const windowMs = rate < 1 ? 1_000 / rate : 1_000
  const made: number[] = []
  let queue: Promise<void> = Promise.resolve()

  const freeAt = (calls: number): number => {
    const now = performance.now()
    while (made[0] !== undefined && made[0] <= now - windowMs) made.shift()
    const over = made.length + Math.min(calls, most) - most
    return over <= 0 ? now : (made[over - 1] ?? now) + windowMs
  }
  const waitFor = async (calls: number): Promise<void> => {
    for (let wait = freeAt(calls) - performance.now(); wait > 0; wait = freeAt(calls) - performance.now())
      await new Promise((resolve) => setTimeout(resolve, wait + 1))
  }
  return {
    pass: () => {
      queue = queue.then(async () => {
        await waitFor(1)
        made.push(performance.now())
      })
      return queue
    },
    room: (calls) => {
      queue = queue.then(() => waitFor(calls))
      return queue
    },
  }
}
