import { decimal, one } from '../money/decimal.ts'
import { minorUnits, truncateMinorUnits } from '../money/exactMoney.ts'
import { least, type Money } from '../money/money.ts'
import type { PlacedTicket } from './bet.ts'

/**
 * What a won single returns, stake included: stake × euro odds, exact, then truncated at the minor
 * unit [SLIP-09].
 * @throws RangeError when the odds are not a plain decimal or the amount is beyond the safe range.
 */
export function singlePayout(stake: Money, euroOdds: string): Money {
  return truncateMinorUnits(minorUnits(stake).times(decimal(euroOdds)), stake.currency, stake.digits)
}

/**
 * What a ticket that waits for its results may return, stake included: as the server says; where it does not, of a single,
 * which is paid by its one price. Null where neither is known.
 */
export function possibleReturnsOf({
  possibleReturns,
  ticketType,
  amount,
  lines,
}: Pick<PlacedTicket, 'possibleReturns' | 'ticketType' | 'amount' | 'lines'>): Money | null {
  const [line] = lines
  if (possibleReturns !== null || ticketType !== 'single' || line === undefined) return possibleReturns
  return singlePayout(amount, line.euroOdds)
}

/**
 * The stake of a "win this much" entry [SLIP-07]: max(minimum, the least of target ÷ (odds − 1),
 * the market's maximum and the cap, which is the wallet balance). The quotient is truncated at the
 * minor unit, so the win may fall short of the target by less than one minor unit × (odds − 1).
 * @throws RangeError when the odds are not above 1, or on two currencies.
 */
export function stakeToWin(wanted: {
  target: Money
  euroOdds: string
  minimum: Money
  maximum: Money
  cap: Money | null
}): Money {
  const { target, euroOdds, minimum, maximum, cap } = wanted
  const needed = overProfit(target, euroOdds)
  const low = cap === null ? least(needed, maximum) : least(needed, maximum, cap)
  return low.minor < minimum.minor ? minimum : low
}

/**
 * betRangeDisplay: max bet ÷ (euro odds − 1) [SLIP-08], truncated at the minor unit.
 * @throws RangeError when the odds are not above 1.
 */
export function betRangeDisplay(maxBet: Money, euroOdds: string): Money {
  return overProfit(maxBet, euroOdds)
}

function overProfit(amount: Money, euroOdds: string): Money {
  const perUnit = decimal(euroOdds).minus(one)
  if (perUnit.lte('0')) throw new RangeError(`Euro odds are above 1, not ${euroOdds}`)
  return truncateMinorUnits(minorUnits(amount).div(perUnit), amount.currency, amount.digits)
}
