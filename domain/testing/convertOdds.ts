import { type Decimal, one, two } from '../money/decimal.ts'
import type { OddsType } from '../odds/oddsType.ts'

/** Hongkong odds: euro − 1 [ODDS-02]. */
export function toHongkong(euro: Decimal): Decimal {
  return euro.minus(one)
}

/**
 * Malay odds: euro − 1 up to even money (euro 2), beyond it −1 / (euro − 1) [ODDS-02].
 * Quotients keep 40 places, truncated.
 */
export function toMalay(euro: Decimal): Decimal {
  const profit = euro.minus(one)
  return euro.lte(two) ? profit : one.div(profit).neg()
}

/**
 * Indo odds: euro − 1 from even money (euro 2) on, below it −1 / (euro − 1) [ODDS-02].
 * @throws RangeError when euro is not above 1.
 */
export function toIndo(euro: Decimal): Decimal {
  if (euro.lte(one)) throw new RangeError('Euro odds are above 1')
  const profit = euro.minus(one)
  return euro.gte(two) ? profit : one.div(profit).neg()
}

/** A price in an odds type, as an exact decimal of euro odds above 1. */
export function convertOdds(euro: Decimal, type: OddsType): Decimal {
  switch (type) {
    case 'euro':
      return euro
    case 'hongkong':
      return toHongkong(euro)
    case 'malay':
      return toMalay(euro)
    case 'indo':
      return toIndo(euro)
  }
}
