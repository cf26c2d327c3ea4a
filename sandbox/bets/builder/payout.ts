import { type Decimal, decimal, decimalFromInteger, one, zero } from '#domain/decimal.ts'
import { minorUnits, truncateMinorUnits } from '#domain/exactMoney.ts'
import type { Money } from '#domain/money.ts'
import type { LegResult } from '#domain/settlement.ts'

import { type Dependence, priceOfSome } from './price.ts'

/** What a bet builder was agreed on. */
export interface AgreedBuilder {
  stake: Money
  /** The price of all legs together. */
  euroOdds: string
  /** The odds of each leg. */
  odds: readonly string[]
  dependence: Dependence
}

/** How much of a stake a result leaves to win, and how much without the leg, of `whole`; the rest is lost. */
interface Parts {
  won: number
  void: number
  whole: number
}

function partsOf(result: LegResult): Parts {
  if (typeof result === 'object') {
    const { places, tied } = result.deadHeat
    return { won: places, void: 0, whole: tied }
  }
  switch (result) {
    case 'win':
      return { won: 1, void: 0, whole: 1 }
    case 'lose':
      return { won: 0, void: 0, whole: 1 }
    case 'void':
      return { won: 0, void: 1, whole: 1 }
    case 'halfWin':
      return { won: 1, void: 1, whole: 2 }
    case 'halfLose':
      return { won: 0, void: 1, whole: 2 }
  }
}

/**
 * What a bet builder pays back, stake included. All won pays the agreed price. A void leg is left out: what stays
 * is priced as it would have been without it, at the odds it was taken at. A quarter line is two half stakes, one
 * of which is void; of a dead heat the shared part is won and the rest lost. Exact, truncated once.
 * @throws RangeError beyond the safe range
 */
export function builderReturns(agreed: AgreedBuilder, results: readonly LegResult[]): Money {
  const { stake } = agreed
  const parts = results.map(partsOf)
  // Which legs may be won, and how many parts of the stake stand on just these.
  let courses: { won: number[]; count: Decimal }[] = [{ won: [], count: one }]
  parts.forEach((part, leg) => {
    courses = courses.flatMap(({ won, count }) => [
      ...(part.won > 0 ? [{ won: [...won, leg], count: count.times(decimalFromInteger(part.won)) }] : []),
      ...(part.void > 0 ? [{ won, count: count.times(decimalFromInteger(part.void)) }] : []),
    ])
  })
  const paid = courses.reduce((sum, { won, count }) => sum.plus(count.times(priceOf(agreed, won))), zero)
  const whole = parts.reduce((product, part) => product.times(decimalFromInteger(part.whole)), one)
  const exact = minorUnits(stake).times(paid).div(whole)
  return truncateMinorUnits(exact, stake.currency, stake.digits)
}

function priceOf({ euroOdds, odds, dependence }: AgreedBuilder, won: readonly number[]): Decimal {
  return decimal(won.length === odds.length ? euroOdds : priceOfSome(odds, dependence, won))
}
