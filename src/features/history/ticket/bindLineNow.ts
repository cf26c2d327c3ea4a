import type { I18n } from '@lingui/core'

import type { TicketLine } from '#domain/bet.ts'
import { figureLabel } from '#domain/betType.ts'
import { formatOdds } from '#domain/odds.ts'
import type { LegQuote } from '#machines/betSlip/types.ts'
import type { Client } from '#src/client/createClient.ts'
import { bindScore } from '#src/features/eventRow/bindScore.ts'
import { cellWords } from '#src/words/priceStates.ts'
import { marketStatusText } from '#src/words/statuses.ts'

import { createLegQuotes } from './legQuotes.ts'

const unknownScore = { scoreline: null, details: null, mapNum: null, inPlay: false, tabs: [] }

/**
 * Keeps where a line stands now in the parts of a rendered element: its score as `bindScore` has it, its price in
 * `data-now` and what keeps it from being bet in `data-state`. Outside React's rendering, as prices are.
 * @returns stops following
 */
export function bindLineNow(
  element: HTMLElement,
  client: Pick<Client, 'own' | 'scoreBook'>,
  line: TicketLine,
  i18n: I18n,
): () => void {
  const price = element.querySelector<HTMLElement>('[data-now]')
  const state = element.querySelector<HTMLElement>('[data-state]')
  const paint = (quote: LegQuote): void => {
    write(price, priceText(line, quote))
    const word = marketStatusText(i18n, quote.status) ?? (quote.isStale ? cellWords(i18n).stale : '')
    write(state, word)
    element.dataset.status = quote.status
  }
  const stops = [
    client.own(createLegQuotes)(line, paint),
    bindScore(element, client.scoreBook, { ...unknownScore, eventId: line.eventId }, i18n),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** In the type the bet was placed in, to be compared with it; with its handicap or line where that is another now. */
function priceText(line: TicketLine, { price, handicap, line: lineNow }: LegQuote): string {
  const { betType, oddsStyle } = line
  const now = figureLabel(betType, { handicap, line: lineNow })
  const odds = formatOdds(price, oddsStyle)
  const isSame = now === null || now === figureLabel(betType, line)
  return isSame ? odds : `${now} @ ${odds}`
}

function write(element: HTMLElement | null, text: string): void {
  if (element !== null && element.textContent !== text) element.textContent = text
}
