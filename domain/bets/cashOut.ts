import { decimal, decimalFromInteger } from '../money/decimal.ts'
import { minorUnits, truncateMinorUnits } from '../money/exactMoney.ts'
import type { Money } from '../money/money.ts'
import { isEuroOdds } from '../odds/odds.ts'
import { type Fraction, symmetricFraction } from './combination.ts'
import { type LegResult, legFraction } from './settlement.ts'

/** A leg of a bet that may be cashed out: at which euro odds it was placed, and how it ended or at which odds it is now. */
export type CashOutLeg =
  | { readonly euroOdds: string; readonly result: LegResult }
  | { readonly euroOdds: string; readonly oddsNow: string }

/** Of a hundred. *Decision*: the documents have no cash out. */
export const cashOutMargin = 5

/**
 * What a single or a combo is worth before it ends: stake × the product over its legs, of an ended one what it returns for
 * one unit, of a running one its odds over those of now; less the house's margin; exact, then truncated once at the minor
 * unit. It is never more than what the bet may return, as odds are above 1.
 * @param margin of a hundred, a whole number
 * @throws RangeError on no legs, on what are no odds, or beyond the safe range
 */
export function cashOutValue(stake: Money, legs: readonly CashOutLeg[], margin = cashOutMargin): Money {
  if (legs.length === 0) throw new RangeError('A ticket has at least one leg')
  const { numerator, denominator } = symmetricFraction(
    [
      ...legs.map(worthOf),
      { numerator: decimalFromInteger(100 - margin), denominator: decimalFromInteger(100) },
    ],
    legs.length + 1,
  )
  return truncateMinorUnits(minorUnits(stake).times(numerator).div(denominator), stake.currency, stake.digits)
}

/** What one unit on a leg is worth. */
function worthOf(leg: CashOutLeg): Fraction {
  if ('result' in leg) return legFraction(leg)
  for (const odds of [leg.euroOdds, leg.oddsNow])
    if (!isEuroOdds(odds)) throw new RangeError(`No odds: ${odds}`)
  return { numerator: decimal(leg.euroOdds), denominator: decimal(leg.oddsNow) }
}
