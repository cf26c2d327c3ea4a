import { abortedError } from './failures.ts'

/** About a millisecond's work each on a fast device, and never a frame's on a slow one. */
const itemsInSlice = 40

/** Gives the page a turn, for input and paint; hidden pages get theirs as well. */
function nextTurn(): Promise<void> {
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
  /** Left to tests. */
  readonly pause?: () => Promise<void>
}

/**
 * Does the same with each item of a list, one after another, and lets the page go on in between where it is long.
 * @returns what came of each, in their order
 * @throws CallFailed 'aborted' once the signal says so; what was done by then stands
 */
export async function inSlices<Item, Result>(
  items: readonly Item[],
  each: (item: Item) => Result,
  { signal, pause = nextTurn }: SliceSettings = {},
): Promise<Result[]> {
  const results: Result[] = []
  for (const item of items) {
    if (results.length > 0 && results.length % itemsInSlice === 0) await pause()
    if (signal?.aborted === true) throw abortedError()
    results.push(each(item))
  }
  return results
}
