import { isEuroOdds } from '#domain/odds.ts'

/** Every decimal of the contract: `Decimal` in `openapi/client.yaml`. */
export const contractDecimal = /^-?(0|[1-9][0-9]{0,17})(\.[0-9]{1,8})?$/

/** The exchange's ladder ends at 1000; what lies far above it is a slip, not a price. */
const highest = 1_000_000

/** Whether a recorded price can be offered: a decimal the contract can carry, above 1 and up to a million. */
export function isFeedPrice(text: string): boolean {
  return contractDecimal.test(text) && isEuroOdds(text) && Number(text) <= highest
}
