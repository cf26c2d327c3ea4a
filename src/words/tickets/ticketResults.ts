import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { TicketResult } from '#domain/bets/bet.ts'
import type { BadgeTone } from '#src/ui/feedback/Badge.tsx'

import { resultSigns } from './results.ts'

/** How a ticket, or a line of it, is shown to stand. */
interface ShownResult {
  readonly word: MessageDescriptor
  /** Empty where nothing is won or lost, or not yet. */
  readonly sign: string
  readonly tone: BadgeTone
}

const ticketResults = {
  pending: {
    word: msg({ message: 'Pending', context: 'state of a bet: not settled yet' }),
    sign: '',
    tone: 'accent',
  },
  resulting: {
    word: msg({ message: 'Awaiting result', context: 'state of a bet' }),
    sign: '',
    tone: 'neutral',
  },
  settlement: {
    word: msg({ message: 'Awaiting settlement', context: 'state of a bet' }),
    sign: '',
    tone: 'neutral',
  },
  win: { word: msg({ message: 'Win', context: 'bet result' }), sign: resultSigns.win, tone: 'win' },
  loss: { word: msg({ message: 'Loss', context: 'bet result' }), sign: resultSigns.lose, tone: 'lose' },
  halfWin: {
    word: msg({ message: 'Half win', context: 'bet result: half of the stake won, the other half returned' }),
    sign: resultSigns.halfWin,
    tone: 'halfWin',
  },
  halfLoss: {
    word: msg({
      message: 'Half loss',
      context: 'bet result: half of the stake lost, the other half returned',
    }),
    sign: resultSigns.halfLose,
    tone: 'halfLose',
  },
  draw: {
    word: msg({ message: 'Draw', context: 'bet result: stake returned, as in a tie or dead heat' }),
    sign: resultSigns.deadHeat,
    tone: 'neutral',
  },
  refund: {
    word: msg({ message: 'Refund', context: 'bet result: void, stake returned' }),
    sign: resultSigns.void,
    tone: 'refund',
  },
  cancelled: { word: msg({ message: 'Cancelled', context: 'result of a bet' }), sign: '', tone: 'warning' },
  cashedOut: {
    word: msg({ message: 'Cashed out', context: 'bet result: ended by the member for the amount offered' }),
    sign: '',
    tone: 'neutral',
  },
  closed: { word: msg({ message: 'Settled', context: 'state of a bet' }), sign: '', tone: 'neutral' },
  unknown: { word: msg`Result unknown`, sign: '', tone: 'neutral' },
} satisfies Record<TicketResult, ShownResult>

/** How a ticket or a line of it stands: in a word, by its sign, in its colour [HIST-01] [HIST-05]. */
export function ticketResult(
  i18n: I18n,
  result: TicketResult,
): { readonly word: string; readonly sign: string; readonly tone: BadgeTone } {
  const { word, sign, tone } = ticketResults[result]
  return { word: i18n._(word), sign, tone }
}
