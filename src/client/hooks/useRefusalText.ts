import { useLingui } from '@lingui/react'

import { parseAmount } from '#domain/money/money.ts'
import { useSession } from '#src/client/context.tsx'
import { errorText, type ServerError } from '#src/words/errors.ts'

import { useAmount } from './useAmount.ts'

/** What the server said no with, in the catalogue's words; the amount in it as the member reads amounts. */
export function useRefusalText(): (refusal: ServerError) => string {
  const { i18n } = useLingui()
  const readable = useReadableAmounts()
  return (refusal) => errorText(i18n, readable(refusal))
}

/** A refusal with the amount in it as the member reads amounts. */
export function useReadableAmounts(): (refusal: ServerError) => ServerError {
  const { currency } = useSession()
  const amountOf = useAmount()
  return (refusal) => {
    const least = refusal.params?.min_bet
    if (least === undefined) return refusal
    return { ...refusal, params: { ...refusal.params, min_bet: shown(least) } }
  }

  function shown(text: string): string {
    try {
      return amountOf(parseAmount(text, currency.code, currency.digits))
    } catch {
      return text
    }
  }
}
