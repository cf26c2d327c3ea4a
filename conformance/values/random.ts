/** Chance that a seed decides: the same seed gives the same numbers again. */
export interface Chance {
  /** At least 0 and less than 1. */
  next(): number
  /** One of the items. */
  pick<Item>(items: readonly Item[]): Item | undefined
  /** So many hex digits. */
  hex(digits: number): string
  shuffled<Item>(items: readonly Item[]): Item[]
}

/** Mulberry32, seeded by a number and a text, so that each case has chance of its own whatever else runs. */
export function chanceOf(seed: number, text = ''): Chance {
  let state = seed >>> 0
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x9e3779b1) >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    pick: (items) => items[Math.floor(next() * items.length)],
    hex: (digits) => Array.from({ length: digits }, () => Math.floor(next() * 16).toString(16)).join(''),
    shuffled: (items) =>
      items
        .map((item) => ({ item, order: next() }))
        .toSorted((one, other) => one.order - other.order)
        .map(({ item }) => item),
  }
}
