import { isEuroOdds } from '#domain/odds/odds.ts'

/** Every decimal of the contract: `Decimal` in `openapi/client.yaml`. */
export const contractDecimal = /^-?(0|[1-9][0-9]{0,17})(\.[0-9]{1,8})?$/

/** The exchange's ladder ends at 1000; a value far above it is a mistake, not a price. */
const highest = 1_000_000

/** Whether a recorded price can be offered: a decimal that the contract can carry, above 1 and up to a million. */
export function isFeedPrice(text: string): boolean {
  return contractDecimal.test(text) && isEuroOdds(text) && Number(text) <= highest
}
