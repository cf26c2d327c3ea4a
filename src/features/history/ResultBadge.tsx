import { css } from '@emotion/react'

import type { TicketResult } from '#domain/bet.ts'
import { Badge, type BadgeTone } from '#src/ui/Badge.tsx'

import { useResultText } from './resultText.ts'

const tones: Readonly<Record<TicketResult, BadgeTone>> = {
  pending: 'accent',
  resulting: 'neutral',
  settlement: 'neutral',
  win: 'win',
  halfWin: 'win',
  loss: 'lose',
  halfLoss: 'lose',
  draw: 'neutral',
  refund: 'neutral',
  cancelled: 'warning',
  closed: 'neutral',
}

const refunded = css({ color: 'var(--refund)' })

/** A result by its word and its colour [HIST-01]. */
export function ResultBadge({ result }: { result: TicketResult }) {
  const resultText = useResultText()
  const word = resultText(result)
  return <Badge tone={tones[result]}>{result === 'refund' ? <span css={refunded}>{word}</span> : word}</Badge>
}
