import { useCallback } from 'react'

import type { Money } from '#domain/money.ts'

import { useSession } from './context.tsx'
import { useFormat } from './useFormat.ts'

/**
 * An amount spelled out in full units, always with its currency: what is staked, taken and paid. Where the partner shows
 * no symbols its code stands behind the figure [ODDS-03].
 */
export function useAmount(): (amount: Money) => string {
  const format = useFormat()
  const { currency } = useSession()
  return useCallback(
    (amount) => {
      const figure = format.money(amount, { exact: true })
      return currency.showSymbol ? figure : `${figure}\u00a0${currency.code}`
    },
    [format, currency],
  )
}
