import { isFeedPrice } from '../price.ts'
import type { MarketChange, RunnerChange } from './messages.ts'

/**
 * A change without the levels that cannot be offered: invalid prices, prices beyond what the contract
 * can carry, and negative amounts. The rest of the line counts.
 * @returns the change, and the prices that were refused, as texts
 */
export function withoutBadLevels(change: MarketChange): { change: MarketChange; refused: string[] } {
  const refused: string[] = []
  const isGood = (price: number, size: number): boolean => {
    const isLevel = Number.isFinite(size) && size >= 0 && isFeedPrice(String(price))
    if (!isLevel) refused.push(size >= 0 ? String(price) : `${price} with ${size} on it`)
    return isLevel
  }
  const rc = change.rc?.map((runner): RunnerChange => {
    const { atb, batb, ...rest } = runner
    return {
      ...rest,
      ...(atb === undefined ? {} : { atb: atb.filter(([price, size]) => isGood(price, size)) }),
      // By position, an empty place is written as a price of 0 with nothing on it.
      ...(batb === undefined
        ? {}
        : { batb: batb.filter(([, price, size]) => size === 0 || isGood(price, size)) }),
    }
  })
  return { change: rc === undefined || refused.length === 0 ? change : { ...change, rc }, refused }
}
