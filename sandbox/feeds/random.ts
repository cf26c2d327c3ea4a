/** A source of random numbers, determined by a seed. */
export interface Random {
  /** From 0 up to, but not including, 1. */
  unit(): number
  /** A whole number from `from` to `to`, both included. */
  whole(from: number, to: number): number
  between(from: number, to: number): number
  chance(probability: number): boolean
  /** One of a list that is not empty. */
  pick<Item>(items: readonly [Item, ...Item[]] | readonly Item[]): Item
  /** Waiting time for something that happens once in `mean` on average. */
  wait(mean: number): number
}

/** Mixes whole numbers into 32 bits; close inputs give distant outputs (the finaliser of murmur3). */
export function hash(...parts: readonly number[]): number {
  let mixed = 0x9e3779b9
  for (const part of parts) {
    mixed ^= part | 0
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
    mixed = (mixed ^ (mixed >>> 16)) + 0x6d2b79f5
  }
  return mixed >>> 0
}

/** A number from 0 up to 1 that is always the same for the same parts. */
export function hashUnit(...parts: readonly number[]): number {
  return hash(...parts) / 0x1_0000_0000
}

/** A 32-bit number for a text. */
export function hashText(text: string): number {
  let mixed = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    mixed = Math.imul(mixed ^ text.charCodeAt(index), 0x01000193)
  }
  return mixed >>> 0
}

/** A separate source of random numbers (the mulberry32 generator), from any whole seed. */
export function createRandom(...seed: readonly number[]): Random {
  let state = hash(...seed)
  const unit = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000
  }
  return {
    unit,
    whole: (from, to) => from + Math.floor(unit() * (to - from + 1)),
    between: (from, to) => from + unit() * (to - from),
    chance: (probability) => unit() < probability,
    pick: (items) => {
      const item = items[Math.floor(unit() * items.length)]
      if (item === undefined) throw new RangeError('Nothing to pick from.')
      return item
    },
    wait: (mean) => -Math.log(1 - unit()) * mean,
  }
}
