import fc from 'fast-check'

import { type Money, money } from '../money/money.ts'

/** A decimal text of `scaled` ÷ 10^places, made from its digits. */
export function scaledText(scaled: bigint, places: number): string {
  const digits = String(scaled < 0n ? -scaled : scaled).padStart(places + 1, '0')
  const text = places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`
  return scaled < 0n ? `-${text}` : text
}

/** Euro odds above 1, up to 1000, with up to `maxPlaces` decimals; trailing zeros occur. */
export function euroOdds(maxPlaces = 8): fc.Arbitrary<string> {
  return fc.integer({ min: 1, max: maxPlaces }).chain((places) => {
    const unit = 10n ** BigInt(places)
    return fc.bigInt({ min: unit + 1n, max: 1000n * unit }).map((scaled) => scaledText(scaled, places))
  })
}

/** Prices as in a feed: 1.01 to 50.00 in steps of a hundredth. */
export const feedOdds: fc.Arbitrary<string> = fc
  .integer({ min: 101, max: 5000 })
  .map((scaled) => scaledText(BigInt(scaled), 2))

/** Amounts of a currency with cents, from zero to `max` cents. */
export function cents(max = 10 ** 11, min = 0): fc.Arbitrary<Money> {
  return fc.integer({ min, max }).map((minor) => money(minor, 'CNY', 2))
}

/** Handicaps and total lines, in quarters. */
export function quarterLine(min: number, max: number): fc.Arbitrary<{ quarters: number; text: string }> {
  return fc
    .integer({ min: min * 4, max: max * 4 })
    .map((quarters) => ({ quarters, text: scaledText(BigInt(quarters) * 25n, 2) }))
}
