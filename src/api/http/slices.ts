import { abortedError } from './failures.ts'

/** About a millisecond's work each on a fast device, and never a frame's on a slow one. */
const itemsInSlice = 40

export interface SliceSettings {
  readonly signal?: AbortSignal | undefined
  /** Gives the page a turn. */
  readonly nextTurn: () => Promise<void>
}

/**
 * Does the same with each item of a list, one after another, and lets the page go on in between where it is long.
 * @returns what came of each, in their order
 * @throws CallFailed 'aborted' once the signal says so; what was done by then stands
 */
export async function inSlices<Item, Result>(
  items: readonly Item[],
  each: (item: Item) => Result,
  { signal, nextTurn }: SliceSettings,
): Promise<Result[]> {
  const results: Result[] = []
  for (const item of items) {
    if (results.length > 0 && results.length % itemsInSlice === 0) await nextTurn()
    if (signal?.aborted === true) throw abortedError()
    results.push(each(item))
  }
  return results
}
