import { compare, exact, one, over, plus, times, written } from '../decimals.ts'

/** The price of odds together. */
export function priceOf(euros: readonly string[]): string {
  const odds = euros.map(exact)
  const longest = odds.reduce((high, next) => (compare(next, high) > 0 ? next : high), one)
  // Halfway between the longest of them and their product.
  const price = over(plus(longest, odds.reduce(times, one)), exact('2'), 2)
  return written(price, 2)
}
