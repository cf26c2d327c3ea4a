import { type Decimal, decimal, one, zero } from '../money/decimal.ts'
import { minorUnits, truncateMinorUnits } from '../money/exactMoney.ts'
import { type Money } from '../money/money.ts'

/** The letter of a leg in the slip: A, B, C … Z, then AA, AB … [SLIP-11]. */
export function legLetter(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26))
  return index < 26 ? letter : legLetter(Math.floor(index / 26) - 1) + letter
}

/**
 * Every choice of `size` of the items, in order of their places: AB, AC, BC. For listing combinations
 * on screen; payouts do not need it.
 */
export function* subsets<T>(items: readonly T[], size: number, from = 0): Generator<T[]> {
  if (size === 0) {
    yield []
    return
  }
  for (let at = from; at <= items.length - size; at += 1) {
    const item = items[at]
    if (item === undefined) return
    for (const rest of subsets(items, size - 1, at + 1)) yield [item, ...rest]
  }
}

/**
 * The number of combinations of `size` among `legs` legs.
 * @throws RangeError when either is not a whole number from 0 on.
 */
export function lineCount(legs: number, size: number): number {
  if (!Number.isInteger(legs) || !Number.isInteger(size) || legs < 0 || size < 0) {
    throw new RangeError('Legs and size are whole numbers')
  }
  if (size > legs) return 0
  let count = 1
  for (let chosen = 1; chosen <= size; chosen += 1) count = (count * (legs - size + chosen)) / chosen
  return count
}

/** A fraction, so that thirds of a dead heat stay exact until the one division at the end. */
export interface Fraction {
  readonly numerator: Decimal
  readonly denominator: Decimal
}

/**
 * The coefficients of the product of (denominator + numerator·x) over the legs: divided by the
 * product of the denominators, coefficient k is the k-th elementary symmetric polynomial, that is
 * the sum over all k-subsets of the product of their values. O(n²) for all sizes, no enumeration.
 */
function symmetricNumerators(values: readonly Fraction[]): Decimal[] {
  let coefficients: Decimal[] = [one]
  for (const { numerator, denominator } of values) {
    const next: Decimal[] = []
    for (let k = 0; k <= coefficients.length; k += 1) {
      const kept = (coefficients[k] ?? zero).times(denominator)
      next.push(kept.plus((coefficients[k - 1] ?? zero).times(numerator)))
    }
    coefficients = next
  }
  return coefficients
}

/**
 * The sum over all subsets of `size` of the product of their fractions, as one fraction.
 * Size 0 is 1; a size above the number of values is 0.
 */
export function symmetricFraction(values: readonly Fraction[], size: number): Fraction {
  return {
    numerator: symmetricNumerators(values)[size] ?? zero,
    denominator: values.reduce((product, { denominator }) => product.times(denominator), one),
  }
}

function wholes(values: readonly Decimal[]): Fraction[] {
  return values.map((numerator) => ({ numerator, denominator: one }))
}

/** The k-th elementary symmetric polynomial of exact values. */
export function elementarySymmetric(values: readonly Decimal[], size: number): Decimal {
  return symmetricFraction(wholes(values), size).numerator
}

/** The exact odds of a combo: the product of its legs' euro odds. @throws RangeError on a malformed one. */
export function comboOdds(euroOdds: readonly string[]): Decimal {
  return euroOdds.reduce((product, odds) => product.times(decimal(odds)), one)
}

/** A system's stake on each combination of a size. */
export interface SystemStake {
  readonly size: number
  readonly perLine: Money
}

/** What a system costs, in minor units and exact: over the sizes, stake per line × number of lines. Nothing costs nothing. */
export function exactSystemCost(legs: number, stakes: readonly SystemStake[]): Decimal {
  return stakes.reduce(
    (sum, { size, perLine }) => sum.plus(minorUnits(perLine).times(BigInt(lineCount(legs, size)))),
    zero,
  )
}

/** The same as money. @throws RangeError beyond the safe range. */
export function systemCost(legs: number, stakes: readonly [SystemStake, ...SystemStake[]]): Money {
  const { currency, digits } = stakes[0].perLine
  return truncateMinorUnits(exactSystemCost(legs, stakes), currency, digits)
}

/**
 * What a system returns when every leg wins, stakes included, in minor units and exact: over the sizes, the sum over
 * each subset of stake × product of odds [SLIP-11].
 * @throws RangeError on malformed odds
 */
export function systemReturns(
  euroOdds: readonly string[],
  stakes: readonly [SystemStake, ...SystemStake[]],
): Decimal {
  const coefficients = symmetricNumerators(wholes(euroOdds.map((odds) => decimal(odds))))
  return stakes.reduce(
    (sum, { size, perLine }) => sum.plus(minorUnits(perLine).times(coefficients[size] ?? zero)),
    zero,
  )
}
