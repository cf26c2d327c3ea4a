import { useLingui } from '@lingui/react/macro'

import { errors } from '#domain/session/errorCatalogue.ts'
import { useAmount } from '#src/client/hooks/useAmount.ts'
import type { NoticeTone } from '#src/ui/feedback/Notice.tsx'
import { errorText } from '#src/words/errors.ts'
import { ticketResult } from '#src/words/tickets/ticketResults.ts'

import type { CashOutOutcome } from './cashOuts.ts'

/** What became of a press to cash out, in words; of one that is asked again with another amount, that it was not done. */
export function useOutcomeText(): (outcome: CashOutOutcome) => string {
  const { t, i18n } = useLingui()
  const amountOf = useAmount()
  return (outcome) => {
    switch (outcome.kind) {
      case 'paid': {
        const paid = amountOf(outcome.amount)
        return t`Cashed out for ${paid}. It's in your balance.`
      }
      case 'settled': {
        const result = ticketResult(i18n, outcome.ticket.result).word
        return t`Too late to cash out. This bet was settled first: ${result}.`
      }
      case 'changed': {
        const now = amountOf(outcome.amount)
        return t`This bet was not cashed out. The offer is now ${now}.`
      }
      case 'suspended':
        return t`This bet was not cashed out. Cash out is suspended.`
      case 'gone':
        return t`This bet was not cashed out. There is no offer for it now.`
      case 'refused': {
        // Where the server does not know the ticket it does not say how it stands.
        if (outcome.failure.code === errors.noResult.code)
          return t`We can't check this bet. It may have been cashed out.`
        const reason = errorText(i18n, outcome.failure)
        return t`This bet was not cashed out. ${reason}`
      }
    }
  }
}

/** The tone of what it says. */
export function outcomeTone({ kind }: CashOutOutcome): NoticeTone {
  if (kind === 'paid') return 'success'
  return kind === 'refused' ? 'danger' : 'warning'
}
