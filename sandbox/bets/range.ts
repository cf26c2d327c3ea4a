import { compareMoney, least, type Money } from '#domain/money.ts'
import type { StakeRange } from '#domain/stakeRange.ts'

import { amountIn } from '../currencies.ts'
import type { ModelMarket } from '../market/entities.ts'
import { limitsOf, rangeIn, type SandboxMember } from '../members.ts'

/** The least and the most of a market, in the house's currency. */
type MarketLimits = Pick<ModelMarket, 'minAmount' | 'maxAmount'>

/**
 * How much may be staked on a combination [SLIP-05]: from the greatest of its markets' minima to the least of their
 * maxima and of what the partner allows of combos. Where these cross, no bets are taken.
 */
export function combinedRange(member: SandboxMember, markets: readonly MarketLimits[]): StakeRange {
  const { currency } = member
  const ranges = markets.map((market) => rangeIn(market, currency))
  const limits = limitsOf(member)
  const greatest = (one: Money, other: Money): Money => (compareMoney(one, other) < 0 ? other : one)
  return {
    minAmount: ranges.reduce(
      (most, { minAmount }) => greatest(most, minAmount),
      amountIn(currency, limits.minBet),
    ),
    maxAmount: least(amountIn(currency, limits.maxCombo), ...ranges.map(({ maxAmount }) => maxAmount)),
  }
}
