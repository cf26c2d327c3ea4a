import type { Found } from '../found.ts'
import { limits } from '../search.ts'
import type { Wish } from '../wish.ts'

/** Paths for programs: what was asked, what is covered and what is left, and each path with the transitions of each step. */
export function json(wish: Wish, { paths, coverage, bounds }: Found): string {
  return JSON.stringify({ ...wish, limits, bounds, coverage, paths }, null, 2)
}
