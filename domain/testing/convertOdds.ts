import { type Decimal, one, two } from './decimal.ts'
import type { OddsType } from './oddsType.ts'

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

/** Euro odds of Hongkong odds: 1 + h. */
export function fromHongkong(hongkong: Decimal): Decimal {
  return hongkong.plus(one)
}

/**
 * Euro odds of Malay odds: 1 + m where positive, 1 + 1/|m| where negative [ODDS-02].
 * @throws RangeError when m is 0 or outside [−1, 1].
 */
export function fromMalay(malay: Decimal): Decimal {
  if (malay.eq('0') || malay.abs().gt(one)) throw new RangeError('Malay odds lie in [-1, 1] without 0')
  return fromSigned(malay)
}

/**
 * Euro odds of Indo odds: 1 + i from 1 on, 1 + 1/|i| up to −1 [ODDS-02].
 * @throws RangeError when i is inside (−1, 1).
 */
export function fromIndo(indo: Decimal): Decimal {
  if (indo.abs().lt(one)) throw new RangeError('Indo odds lie outside (-1, 1)')
  return fromSigned(indo)
}

function fromSigned(odds: Decimal): Decimal {
  return odds.s < 0 ? one.plus(one.div(odds.abs())) : one.plus(odds)
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
