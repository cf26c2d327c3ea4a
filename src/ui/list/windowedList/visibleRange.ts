/** Items from `first` up to but without `end`. */
export interface ItemRange {
  readonly first: number
  readonly end: number
}

/**
 * Where each item of a list begins, and at last where the list ends.
 * @param sizes heights of the items, px
 * @returns one more than there are items, rising, px from the list's top
 */
export function offsetsOf(sizes: readonly number[]): number[] {
  let offset = 0
  return [0, ...sizes.map((size) => (offset += size))]
}

/** The item at a place of the list; the first above it, the last below it. @param place px from the list's top */
export function itemAt(offsets: readonly number[], place: number): number {
  let low = 0
  let high = Math.max(0, offsets.length - 2)
  while (low < high) {
    const middle = (low + high + 1) >>> 1
    if ((offsets[middle] ?? 0) <= place) low = middle
    else high = middle - 1
  }
  return low
}

/**
 * The items that a stretch of the list shows, with some more at both ends [BROWSE-05].
 * @param from, to px from the list's top; they may lie outside of it
 * @param overscan items to add at each end, so that a scroll finds them there
 */
export function rangeBetween(
  offsets: readonly number[],
  { from, to, overscan }: { from: number; to: number; overscan: number },
): ItemRange {
  const count = offsets.length - 1
  if (count <= 0) return { first: 0, end: 0 }
  return {
    first: Math.max(0, itemAt(offsets, from) - overscan),
    end: Math.min(count, itemAt(offsets, to) + 1 + overscan),
  }
}

/** Items beside the focused one that stay mounted with it: a competition's head, and the row beyond. */
const besideFocus = 2

/**
 * The items to mount, rising: those in sight and, wherever it is, the one that has the focus with its neighbours, so
 * that the arrow keys find them.
 * @param focused the item's place, or -1
 */
export function mountedItems({ first, end }: ItemRange, focused: number, count: number): number[] {
  const inSight = Array.from({ length: Math.max(0, end - first) }, (_, at) => first + at)
  if (focused === -1) return inSight
  const from = Math.max(0, focused - besideFocus)
  const to = Math.min(count, focused + besideFocus + 1)
  const beside = Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at)
  return [...beside.filter((at) => at < first), ...inSight, ...beside.filter((at) => at >= end)]
}
