import { comboOdds, type SystemStake, systemCost, systemPayout } from '../combination.ts'
import { decimal } from '../decimal.ts'
import { minorUnits, truncateMinorUnits } from '../exactMoney.ts'
import type { Money } from '../money.ts'

/** The stakes of a bet, by how many of its legs each multiplies: a single has one of size 1, a combo one of all. */
export type BetStakes = readonly [SystemStake, ...SystemStake[]]

/** What a bet of any kind takes from the wallet. @throws RangeError beyond the safe range */
export function betCost(legs: number, stakes: BetStakes): Money {
  return systemCost(legs, stakes)
}

/**
 * What a bet returns when every leg wins, stakes included: exact, then truncated once [SLIP-09 SLIP-11].
 * @param euroOdds of the legs, in their order
 * @param price of the whole in euro odds, where the server makes it (bet builder); null for the product of the legs
 * @throws RangeError on malformed odds or beyond the safe range
 */
export function betPayout(
  euroOdds: readonly string[],
  stakes: BetStakes,
  price: string | null = null,
): Money {
  const [{ perLine }] = stakes
  if (price === null) return systemPayout(euroOdds, stakes)
  return truncateMinorUnits(minorUnits(perLine).times(decimal(price)), perLine.currency, perLine.digits)
}

/** The price of all legs together in euro odds, exact. @throws RangeError on malformed odds */
export function wholePrice(euroOdds: readonly string[]): string {
  return comboOdds(euroOdds).toFixed()
}
