import { hashUnit } from '../random.ts'

/** A value from −1 to 1 that drifts over time, always the same for the same seed and time. */
export function drift(seed: number, at: number, everyMs: number): number {
  const position = at / everyMs
  const knot = Math.floor(position)
  const share = position - knot
  const smooth = share * share * (3 - 2 * share)
  const from = 2 * hashUnit(seed, knot | 0) - 1
  const to = 2 * hashUnit(seed, (knot + 1) | 0) - 1
  return from + (to - from) * smooth
}

/** When a market's prices are looked at again: the `count`-th time after `from`, at uneven intervals. */
export function tickTime(seed: number, count: number, from: number, everyMs: number): number {
  return Math.floor(from + (count + 0.6 * hashUnit(seed, count)) * everyMs)
}

/** How many ticks come before `at`. */
export function ticksBefore(seed: number, at: number, from: number, everyMs: number): number {
  let count = Math.max(0, Math.ceil((at - from) / everyMs))
  while (count > 0 && tickTime(seed, count - 1, from, everyMs) >= at) count -= 1
  return count
}
