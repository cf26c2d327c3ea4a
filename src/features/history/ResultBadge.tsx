import type { TicketResult } from '#domain/bet.ts'
import { Badge, type BadgeTone } from '#src/ui/Badge.tsx'
import { useResultText } from '#src/words/results.ts'

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

/** Beside the word and the colour, the sign a price cell has for it. */
const signs: Partial<Record<TicketResult, string>> = {
  win: '✓',
  halfWin: '½✓',
  loss: '✕',
  halfLoss: '½✕',
  draw: '=',
  refund: '↩',
}

/** A result by its word, its colour and its sign [HIST-01] [HIST-05]. */
export function ResultBadge({ result }: { result: TicketResult }) {
  const resultText = useResultText()
  const sign = signs[result]
  return (
    <Badge tone={tones[result]}>
      {sign !== undefined && <span aria-hidden="true">{sign}</span>}
      <span>{resultText(result)}</span>
    </Badge>
  )
}
