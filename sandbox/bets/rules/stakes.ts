import { betCost, betPayout, type BetPrices } from '#domain/bets/amounts.ts'
import type { BetKind } from '#domain/bets/bet.ts'
import { kinds } from '#domain/bets/kinds.ts'
import { amountText, compareMoney, isZero, type Money } from '#domain/money/money.ts'
import { isRangeUnavailable, type StakeRange } from '#domain/money/stakeRange.ts'
import { errors } from '#domain/session/errorCatalogue.ts'

import { limitsOf } from '../../members.ts'
import type { SystemStakes } from '../../store/bets/bets.ts'
import type { BetCircumstances, FoundLeg, Refusal } from './facts.ts'

/** What is staked on what, and the limits. */
export interface StakeCheck {
  kind: BetKind
  legs: readonly FoundLeg[]
  stakes: SystemStakes
  /** For each stake. */
  range: StakeRange
  /** The price of the whole if the server makes it; null for the product of the legs' prices. */
  price: string | null
}

/**
 * Why the stakes are refused, or null [SLIP-06]: nothing entered, below the minimum, above the maximum, more than the
 * balance (a system's whole cost), a payout above the limit; then what the member may have at stake at once, and last
 * the partner's wallet, which is asked for the stake.
 */
export function refuseStakes(facts: BetCircumstances, check: StakeCheck): Refusal | null {
  const { kind, legs, stakes, range, price } = check
  if (isRangeUnavailable(range)) return { entry: errors.marketUnavailable }
  for (const { perLine } of stakes) {
    if (isZero(perLine)) return { entry: errors.enterBetAmount }
    if (compareMoney(perLine, range.minAmount) < 0)
      return { entry: errors.minimumBet, params: { min_bet: amountText(range.minAmount) } }
    if (facts.lowestBet !== null && compareMoney(perLine, facts.lowestBet) < 0)
      return { entry: errors.lowestBet, params: { min_bet: amountText(facts.lowestBet) } }
    if (compareMoney(perLine, range.maxAmount) > 0)
      return { entry: errors.amountLimitReached, params: { max_bet: amountText(range.maxAmount) } }
  }
  const cost = betCost(legs.length, stakes)
  if (compareMoney(cost, facts.balance) > 0) return { entry: errors.insufficientBalance }
  const { maxPayout } = limitsOf(facts.member)
  const prices = { euroOdds: legs.map(({ selection }) => selection.price.euro), price }
  if (paysMore(prices, stakes, maxPayout)) {
    const entry =
      kinds[kind].payoutLimit === 'maxPayout' ? errors.ticketLimitReached : errors.comboAboveMaxPayout
    return { entry, params: { max_payout: amountText(maxPayout) } }
  }
  return refuseExposure(facts, legs, cost) ?? refuseFunds(facts, cost)
}

/** Why the partner's wallet does not give the stake; null if it does. */
function refuseFunds({ partnerFunds }: BetCircumstances, cost: Money): Refusal | null {
  if (partnerFunds === null) return null
  if (partnerFunds === 'unanswered') return { entry: errors.remoteWalletError }
  return compareMoney(cost, partnerFunds) > 0 ? { entry: errors.insufficientFunds } : null
}

function paysMore(prices: BetPrices, stakes: SystemStakes, limit: Money): boolean {
  try {
    return compareMoney(betPayout(prices, stakes), limit) > 0
  } catch (error) {
    // More than money can count.
    if (error instanceof RangeError) return true
    throw error
  }
}

/**
 * What a member may have at stake at once: on a market, on what the whole match decides, on an event with its maps
 * and in total; and how many tickets on an event. The whole bet counts on each of its legs.
 */
function refuseExposure(facts: BetCircumstances, legs: readonly FoundLeg[], cost: Money): Refusal | null {
  const { exposure } = limitsOf(facts.member)
  for (const { event, market } of legs) {
    const rows = facts.atStakeOn(event.eventId)
    const about = { params: { market_id: market.marketId, event_id: event.eventId } }
    const exceeds = (limit: Money, counted: typeof rows): boolean => {
      const byBet = new Map(counted.map(({ bet, minor }) => [bet, minor]))
      return [...byBet.values()].reduce((sum, minor) => sum + minor, cost.minor) > limit.minor
    }
    if (new Set(rows.map(({ bet }) => bet)).size >= exposure.ticketsPerEvent)
      return { entry: errors.maximumTicketsPerEvent, ...about }
    const onMarket = rows.filter(({ marketId }) => marketId === market.marketId)
    if (exceeds(exposure.market, onMarket)) return { entry: errors.marketLimitReached, ...about }
    const onMatch = rows.filter(({ option }) => option === 'match')
    if (market.option === 'match' && exceeds(exposure.match, onMatch))
      return { entry: errors.matchLimitReached, ...about }
    if (exceeds(exposure.event, rows)) return { entry: errors.eventLimitReached, ...about }
  }
  return facts.atStakeInAll() + cost.minor > exposure.total.minor ? { entry: errors.noMoreLimit } : null
}
