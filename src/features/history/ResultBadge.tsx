import { useLingui } from '@lingui/react'

import type { TicketResult } from '#domain/bet.ts'
import { Badge, type BadgeTone } from '#src/ui/Badge.tsx'
import { ticketResultSign, ticketResultText } from '#src/words/results.ts'

const tones: Readonly<Record<TicketResult, BadgeTone>> = {
  pending: 'accent',
  resulting: 'neutral',
  settlement: 'neutral',
  win: 'win',
  halfWin: 'halfWin',
  loss: 'lose',
  halfLoss: 'halfLose',
  draw: 'neutral',
  refund: 'refund',
  cancelled: 'warning',
  closed: 'neutral',
  unknown: 'neutral',
}

/** A result by its word, its colour and its sign [HIST-01] [HIST-05]. */
export function ResultBadge({ result }: { result: TicketResult }) {
  const { i18n } = useLingui()
  const sign = ticketResultSign(result)
  return (
    <Badge tone={tones[result]}>
      {sign !== '' && <span aria-hidden="true">{sign}</span>}
      <span>{ticketResultText(i18n, result)}</span>
    </Badge>
  )
}
