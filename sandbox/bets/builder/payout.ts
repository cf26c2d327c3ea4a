import type { LegResult } from '#domain/bets/settlement.ts'
import { type Decimal, decimal, decimalFromInteger, one, zero } from '#domain/money/decimal.ts'
import { minorUnits, truncateMinorUnits } from '#domain/money/exactMoney.ts'
import type { Money } from '#domain/money/money.ts'

import { type Dependence, priceOfSome } from './price.ts'

/** The agreed terms of a bet builder. */
export interface AgreedBuilder {
  stake: Money
  /** The price of all legs together. */
  euroOdds: string
  /** The odds of each leg. */
  odds: readonly string[]
  dependence: Dependence
}

/** How many of `whole` parts of a stake a result leaves to win, and how many it voids, to be priced without the leg; the rest is lost. */
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
 * What a bet builder pays back, stake included. If everything won, it pays the agreed price. A void leg is left out: the
 * rest gets the price it would have had without that leg, at the odds it was taken at. A quarter line is two half stakes,
 * one of which is void; in a dead heat the shared part is won and the rest lost. Exact, truncated once.
 * @throws RangeError beyond the safe range
 */
export function builderReturns(agreed: AgreedBuilder, results: readonly LegResult[]): Money {
  const { stake } = agreed
  const parts = results.map(partsOf)
  // Which legs may be won, and how many parts of the stake are on exactly these.
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
