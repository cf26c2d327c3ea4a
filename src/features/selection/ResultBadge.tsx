import { useLingui } from '@lingui/react'

import type { TicketResult } from '#domain/bets/bet.ts'
import { Badge } from '#src/ui/feedback/Badge.tsx'
import { ticketResult } from '#src/words/tickets/ticketResults.ts'

/** A result by its word, its colour and its sign [HIST-01] [HIST-05]. */
export function ResultBadge({ result }: { result: TicketResult }) {
  const { i18n } = useLingui()
  const { word, sign, tone } = ticketResult(i18n, result)
  return (
    <Badge tone={tone}>
      {sign !== '' && <span aria-hidden="true">{sign}</span>}
      <span>{word}</span>
    </Badge>
  )
}
