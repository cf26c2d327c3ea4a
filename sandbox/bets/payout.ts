import { type LegResult, settleSystem } from '#domain/bets/settlement.ts'
import { type Money, money } from '#domain/money/money.ts'

import type { Bet, SystemStakes } from '../store/bets/bets.ts'
import { builderReturns } from './builder/payout.ts'

type Agreed = Pick<Bet, 'amount' | 'euroOdds' | 'stakes' | 'dependence'> & { legs: { euroOdds: string }[] }

/** The stakes of a bet by size: a system's own, or the amount on all legs together. */
export function stakesOf(bet: Agreed): SystemStakes {
  return bet.stakes ?? [{ size: bet.legs.length, perLine: bet.amount }]
}

/**
 * What a bet pays back by the results of its legs so far, with null for an unknown result; null while that is
 * open. It is known once no combination can win any more, or with the last result.
 * @throws RangeError if a result cannot be calculated
 */
export function returnsOf(bet: Agreed, results: readonly (LegResult | null)[]): Money | null {
  const alive = results.filter((result) => result !== 'lose').length
  const least = Math.min(...stakesOf(bet).map(({ size }) => size))
  if (alive < least) return money(0, bet.amount.currency, bet.amount.digits)
  const known = results.filter((result) => result !== null)
  if (known.length < results.length) return null
  const odds = bet.legs.map(({ euroOdds }) => euroOdds)
  if (bet.dependence !== null) {
    const { amount: stake, euroOdds, dependence } = bet
    return builderReturns({ stake, euroOdds, odds, dependence }, known)
  }
  const legs = known.map((result, place) => ({ result, euroOdds: odds[place] ?? '1' }))
  return settleSystem(legs, stakesOf(bet))
}

/** What a bet pays back, stake included, if every leg that waits for its result wins; null for a settled one. */
export function possibleReturnsOf(bet: Bet): Money | null {
  if (bet.returns !== null) return null
  return returnsOf(
    bet,
    bet.legs.map(({ outcome }) => outcome ?? 'win'),
  )
}
