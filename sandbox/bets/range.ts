import { compareMoney, least, type Money } from '#domain/money/money.ts'
import type { StakeRange } from '#domain/money/stakeRange.ts'

import { amountIn } from '../currencies.ts'
import type { ModelMarket } from '../market/entities.ts'
import { limitsOf, rangeIn, type SandboxMember } from '../members.ts'

/** The minimum and maximum of a market, in the house's currency. */
type MarketLimits = Pick<ModelMarket, 'minAmount' | 'maxAmount'>

/**
 * How much may be staked on a combination [SLIP-05]: from the highest of its markets' minima to the lowest of their
 * maxima and of what the partner allows for combos. If these cross, no bets are taken.
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
