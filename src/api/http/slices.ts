import { abortedError } from './failures.ts'

/** Milliseconds that the page is held for at once: a press that comes meanwhile is still answered in its next frame. */
const longestSlice = 8

/** Gives the page a turn, for input and paint; hidden pages get theirs as well. */
function nextTurn(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } }
  if (scheduler?.yield !== undefined) return scheduler.yield()
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}

export interface SliceSettings {
  readonly signal?: AbortSignal | undefined
  /** Milliseconds that never run backwards. */
  readonly now?: () => number
  readonly pause?: () => Promise<void>
}

/**
 * Does the same with each item of a list, one after another, and lets the page go on in between where that takes long.
 * @returns what came of each, in their order
 * @throws CallError 'aborted' once the signal says so; what was done by then stands
 */
export async function inSlices<Item, Result>(
  items: readonly Item[],
  each: (item: Item) => Result,
  { signal, now = () => performance.now(), pause = nextTurn }: SliceSettings = {},
): Promise<Result[]> {
  const results: Result[] = []
  let began = now()
  for (const item of items) {
    if (now() - began >= longestSlice) {
      await pause()
      began = now()
    }
    if (signal?.aborted === true) throw abortedError()
    results.push(each(item))
  }
  return results
}
