import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { TicketResult } from '#domain/bets/bet.ts'
import type { BadgeTone } from '#src/ui/Badge.tsx'

import { resultSigns } from './results.ts'

/** How a ticket, or a line of it, is shown to stand. */
interface ShownResult {
  readonly word: MessageDescriptor
  /** Empty where nothing is won or lost, or not yet. */
  readonly sign: string
  readonly tone: BadgeTone
}

const ticketResults = {
  pending: { word: msg`Pending`, sign: '', tone: 'accent' },
  resulting: { word: msg`Awaiting result`, sign: '', tone: 'neutral' },
  settlement: { word: msg`Awaiting settlement`, sign: '', tone: 'neutral' },
  win: { word: msg`Win`, sign: resultSigns.win, tone: 'win' },
  loss: { word: msg`Loss`, sign: resultSigns.lose, tone: 'lose' },
  halfWin: { word: msg`Half win`, sign: resultSigns.halfWin, tone: 'halfWin' },
  halfLoss: { word: msg`Half loss`, sign: resultSigns.halfLose, tone: 'halfLose' },
  draw: { word: msg`Draw`, sign: resultSigns.deadHeat, tone: 'neutral' },
  refund: { word: msg`Refund`, sign: resultSigns.void, tone: 'refund' },
  cancelled: { word: msg`Cancelled`, sign: '', tone: 'warning' },
  closed: { word: msg`Settled`, sign: '', tone: 'neutral' },
  unknown: { word: msg`Result not known`, sign: '', tone: 'neutral' },
} satisfies Record<TicketResult, ShownResult>

/** How a ticket or a line of it stands: in a word, by its sign, in its colour [HIST-01] [HIST-05]. */
export function ticketResult(
  i18n: I18n,
  result: TicketResult,
): { readonly word: string; readonly sign: string; readonly tone: BadgeTone } {
  const { word, sign, tone } = ticketResults[result]
  return { word: i18n._(word), sign, tone }
}
