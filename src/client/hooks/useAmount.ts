import type { Money } from '#domain/money/money.ts'

import { useFormat } from './useFormat.ts'

/** An amount spelled out in full units, always with its currency: what is staked, taken and paid [ODDS-03]. */
export function useAmount(): (amount: Money) => string {
  return useFormat().amount
}
