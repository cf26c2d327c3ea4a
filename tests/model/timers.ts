/** A clock on which a replay ends the wait it means, whatever else is waiting. */
export interface Timers {
  setTimeout(run: (...args: unknown[]) => void, ms: number): number
  clearTimeout(id: number): void
  /** Ends the wait of so many milliseconds. @throws where the machine is not waiting that long for anything */
  fire(ms: number): void
}

export function createTimers(): Timers {
  let lastId = 0
  const waiting = new Map<number, { readonly ms: number; readonly run: () => void }>()
  return {
    setTimeout(run, ms) {
      lastId += 1
      waiting.set(lastId, { ms, run })
      return lastId
    },
    clearTimeout(id) {
      waiting.delete(id)
    },
    fire(ms) {
      const [found] = [...waiting].filter(([, timer]) => timer.ms === ms)
      if (found === undefined)
        throw new Error(
          `nothing waits ${ms} ms; waiting: ${[...waiting.values()].map((timer) => timer.ms).join(', ')}`,
        )
      waiting.delete(found[0])
      found[1].run()
    },
  }
}
