import { type Decimal, one } from '../money/decimal.ts'
import type { OddsType } from './oddsType.ts'

/**
 * Euro odds of odds in a type [ODDS-02].
 * @throws RangeError where the type has no such odds
 */
export function toEuro(odds: Decimal, type: OddsType): Decimal {
  switch (type) {
    case 'euro':
      return odds
    case 'hongkong':
      return fromHongkong(odds)
    case 'malay':
      return fromMalay(odds)
    case 'indo':
      return fromIndo(odds)
  }
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
