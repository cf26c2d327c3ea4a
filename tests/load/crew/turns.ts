/**
 * Turns of this process for all pages in it: one page goes on in each. A page of a browser has a thread of its own; here,
 * where all read a long list at the same time, an answer would wait behind a slice of each.
 */
export function createTurns(): () => Promise<void> {
  const waiting: (() => void)[] = []
  const give = (): void => {
    waiting.shift()?.()
    if (waiting.length > 0) setImmediate(give)
  }
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve)
      if (waiting.length === 1) setImmediate(give)
    })
}
