import type { components } from '#openapi/client.gen.ts'

import { compare, exact, minus, one, over, written } from './decimals.ts'

type OddsType = components['schemas']['OddsType']

const minusOne = exact('-1')

/** Euro odds in a type, truncated at its decimals: 2, and 4 for Indo where it is below zero. */
export function oddsIn(type: OddsType, euro: string): string {
  const hongkong = minus(exact(euro), one)
  const isAboveEven = compare(hongkong, one) > 0
  const isBelowEven = compare(hongkong, one) < 0
  if (type === 'euro') return written(exact(euro), 2)
  if (type === 'malay' && isAboveEven) return written(over(minusOne, hongkong, 2), 2)
  if (type === 'indo' && isBelowEven) return written(over(minusOne, hongkong, 4), 4)
  return written(hongkong, 2)
}

/** The four odds of a selection, by the contract's names. */
export function allOdds(euro: string) {
  return {
    euroOdds: oddsIn('euro', euro),
    malayOdds: oddsIn('malay', euro),
    indoOdds: oddsIn('indo', euro),
    hongkongOdds: oddsIn('hongkong', euro),
  }
}
