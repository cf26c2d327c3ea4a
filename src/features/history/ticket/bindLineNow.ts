import type { I18n } from '@lingui/core'

import type { TicketLine } from '#domain/bets/bet.ts'
import { figureLabel } from '#domain/market/betType.ts'
import { formatOdds } from '#domain/odds/odds.ts'
import type { LegQuote } from '#machines/betSlip/types.ts'
import type { Client } from '#src/client/client.ts'
import type { EventScore } from '#src/realtime/scoreBook.ts'
import { cellWords } from '#src/words/market/priceStates.ts'
import { marketStatusText } from '#src/words/market/statuses.ts'
import { scoreDetails } from '#src/words/match/scores.ts'

import { createLegQuotes } from './legQuotes.ts'

/**
 * Keeps where a line stands now in the parts of a rendered element: `data-score`, `data-standing` and, on the element
 * itself, `data-in-play`; its price in `data-now` and what keeps it from being bet in `data-state`. Outside React's
 * rendering, as all prices are.
 * @returns stops following
 */
export function bindLineNow(
  element: HTMLElement,
  client: Pick<Client, 'once' | 'scoreBook'>,
  line: TicketLine,
  i18n: I18n,
): () => void {
  const part = (selector: string) => element.querySelector<HTMLElement>(selector)
  const [scoreline, standing] = [part('[data-score]'), part('[data-standing]')]
  const [price, state] = [part('[data-now]'), part('[data-state]')]
  const paint = (quote: LegQuote): void => {
    write(price, priceText(line, quote))
    const word = marketStatusText(i18n, quote.status) ?? (quote.isStale ? cellWords(i18n).stale : '')
    write(state, word)
    element.dataset.status = quote.status
  }
  const paintScore = (score: EventScore): void => {
    write(scoreline, score.inPlay ? (score.scoreline ?? '') : '')
    write(standing, score.inPlay ? scoreDetails(i18n, score) : '')
    element.dataset.inPlay = String(score.inPlay)
  }
  const known = client.scoreBook.get(line.eventId)
  if (known !== undefined) paintScore(known)
  const stops = [
    client.once(createLegQuotes)(line, paint),
    client.scoreBook.subscribe(line.eventId, paintScore),
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
