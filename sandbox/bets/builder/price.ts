import { type Decimal, decimal, one, truncatedText } from '#domain/money/decimal.ts'
import { compareEuro } from '#domain/odds/odds.ts'

/**
 * How far the legs of a bet builder depend on each other: `shares[a][b]` is the share of leg b's profit that still
 * counts next to leg a, "0" if one follows from the other and "1" if they have nothing to do with each
 * other. Decimal strings from 0 to 1, the same in both directions.
 */
export type Dependence = readonly (readonly string[])[]

/**
 * The price of several selections of one event, in euro odds: the longest odds, times 1 + (odds − 1) × share for
 * each of the others, longest first, where the share is the lowest it has with any leg before it. So it is never
 * above the product of the odds and never below the longest of them. Truncated at two decimals, unless that
 * would take it below. Without selections it is 1.
 */
export function builderPrice(odds: readonly string[], shares: Dependence): string {
  const order = odds
    .map((euro, leg) => ({ euro, leg }))
    .sort((a, b) => compareEuro(b.euro, a.euro) || a.leg - b.leg)
  const [longest] = order
  if (longest === undefined) return '1'
  const exact = order.reduce((price, { euro, leg }, place) => {
    const share = order
      .slice(0, place)
      .map((before) => decimal(shares[before.leg]?.[leg] ?? '1'))
      .reduce((least, next) => (next.lt(least) ? next : least), one)
    return price.times(one.plus(decimal(euro).minus(one).times(share)))
  }, one)
  return notBelow(longest.euro, exact)
}

function notBelow(longest: string, exact: Decimal): string {
  const price = truncatedText(exact, 2)
  return compareEuro(price, longest) < 0 ? longest : price
}

/** The same price for only some of the legs, by their positions. */
export function priceOfSome(odds: readonly string[], shares: Dependence, legs: readonly number[]): string {
  return builderPrice(
    legs.map((leg) => odds[leg] ?? '1'),
    legs.map((row) => legs.map((column) => shares[row]?.[column] ?? '1')),
  )
}
