import { isEuroOdds, type Price } from '#domain/odds/odds.ts'
import { isWireDecimal, priceOf } from '#src/wire/base/values.ts'

/** More prices than are quoted at a time; beyond them the table starts over. */
const mostPrices = 4_096

/**
 * Reads the price of a selection off the wire.
 * @returns null where its euro odds are no decimal, or no odds (not above 1) though `isOpen`
 */
export type PriceReader = (
  isOpen: boolean,
  euro: unknown,
  malay: unknown,
  indo: unknown,
  hongkong: unknown,
) => Price | null

/**
 * The same prices come again and again: each is checked once, and is one object that costs nothing to keep and can be
 * compared by reference.
 */
export function createPriceReader(): PriceReader {
  const known = new Map<unknown, Price>()
  return (isOpen, euro, malay, indo, hongkong) => {
    const before = known.get(euro)
    if (
      before !== undefined &&
      before.malay === malay &&
      before.indo === indo &&
      before.hongkong === hongkong
    )
      return before
    if (!isWireDecimal(euro)) return null
    const price = priceOf(euro, malay, indo, hongkong)
    // What is closed may have no odds.
    if (!isEuroOdds(euro)) return isOpen ? null : price
    if (known.size === mostPrices) known.clear()
    known.set(euro, price)
    return price
  }
}
