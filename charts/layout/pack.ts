import type { Place, Size } from './boxes.ts'

/** A way to place boxes: one alone, or two parts next to or below each other. */
type Packing = Size &
  (
    | { readonly at: number }
    | { readonly isBeside: boolean; readonly first: Packing; readonly second: Packing }
  )

/** The shape that fits a screen best. */
const bestShape = 1.6

/**
 * Packs boxes into the smallest space of the best shape: every way to halve them again and again is tried, next to each
 * other and below each other. Each one fills the whole space of its part, so that no gap is left.
 * @param gap between two
 */
export function packed(sizes: readonly Size[], gap: number): readonly Place[] {
  if (sizes.length === 0) return []
  const all = 2 ** sizes.length - 1
  const known = new Map<number, readonly Packing[]>()
  const best = waysFor(all, sizes, gap, known).toSorted((one, other) => badness(one) - badness(other))[0]
  const places: Place[] = []
  if (best !== undefined) place(best, { x: 0, y: 0, width: best.width, height: best.height }, gap, places)
  return places
}

function badness({ width, height }: Size): number {
  return Math.max(width / bestShape, height)
}

/** The ways to place a set of boxes, as bits, of which none is smaller in both dimensions. */
function waysFor(
  set: number,
  sizes: readonly Size[],
  gap: number,
  known: Map<number, readonly Packing[]>,
): readonly Packing[] {
  const before = known.get(set)
  if (before !== undefined) return before
  const ways: Packing[] = []
  sizes.forEach((size, at) => {
    if (set === 2 ** at) ways.push({ ...size, at })
  })
  const lowest = set & -set
  for (let part = (set - 1) & set; part > 0; part = (part - 1) & set) {
    // The other order is equally large, and harder to read: the first region comes first.
    if ((part & lowest) === 0) continue
    for (const first of waysFor(part, sizes, gap, known)) {
      for (const second of waysFor(set ^ part, sizes, gap, known))
        ways.push(joined(first, second, gap, true), joined(first, second, gap, false))
    }
  }
  const smallest = ways.filter(
    (way, at) =>
      !ways.some(
        (other, otherAt) =>
          other.width <= way.width &&
          other.height <= way.height &&
          (other.width < way.width || other.height < way.height || otherAt < at),
      ),
  )
  known.set(set, smallest)
  return smallest
}

function joined(first: Packing, second: Packing, gap: number, isBeside: boolean): Packing {
  return {
    first,
    second,
    isBeside,
    width: isBeside ? first.width + gap + second.width : Math.max(first.width, second.width),
    height: isBeside ? Math.max(first.height, second.height) : first.height + gap + second.height,
  }
}

function place(packing: Packing, room: Place, gap: number, places: Place[]): void {
  if ('at' in packing) {
    places[packing.at] = room
    return
  }
  const { first, second, isBeside } = packing
  if (isBeside) {
    place(first, { ...room, width: first.width }, gap, places)
    const before = first.width + gap
    place(second, { ...room, x: room.x + before, width: room.width - before }, gap, places)
  } else {
    place(first, { ...room, height: first.height }, gap, places)
    const before = first.height + gap
    place(second, { ...room, y: room.y + before, height: room.height - before }, gap, places)
  }
}
