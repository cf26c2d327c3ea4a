import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { TicketResult } from '#domain/bet.ts'
import type { SelectionResult } from '#domain/status.ts'

const ticketResults = {
  pending: msg`Pending`,
  resulting: msg`Awaiting result`,
  settlement: msg`Awaiting settlement`,
  win: msg`Win`,
  loss: msg`Loss`,
  halfWin: msg`Half win`,
  halfLoss: msg`Half loss`,
  draw: msg`Draw`,
  refund: msg`Refund`,
  cancelled: msg`Cancelled`,
  closed: msg`Settled`,
  unknown: msg`Result not known`,
} satisfies Record<TicketResult | 'unknown', MessageDescriptor>

/** How a ticket or a line of it stands, in a word [HIST-05]. */
export function ticketResultText(i18n: I18n, result: TicketResult | 'unknown'): string {
  return i18n._(ticketResults[result])
}

/** The sign of a result, beside its word and its colour: the same in the history as in a price cell [BROWSE-10]. */
export const resultSigns = {
  win: '✓',
  halfWin: '½✓',
  lose: '✕',
  halfLose: '½✕',
  void: '↩',
  deadHeat: '=',
} satisfies Record<SelectionResult, string>

const ticketSigns = {
  win: resultSigns.win,
  halfWin: resultSigns.halfWin,
  loss: resultSigns.lose,
  halfLoss: resultSigns.halfLose,
  draw: resultSigns.deadHeat,
  refund: resultSigns.void,
  pending: '',
  resulting: '',
  settlement: '',
  cancelled: '',
  closed: '',
  unknown: '',
} satisfies Record<TicketResult | 'unknown', string>

/** The sign of a ticket's result; empty where nothing is won or lost, or not yet. */
export function ticketResultSign(result: TicketResult | 'unknown'): string {
  return ticketSigns[result]
}
