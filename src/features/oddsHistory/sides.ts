import type { I18n } from '@lingui/core'

import { figureLabel } from '#domain/market/betType.ts'
import type { Market } from '#domain/market/selection.ts'
import type { OddsRow } from '#src/wire/match/oddsHistory.ts'
import { marketName } from '#src/words/market/markets.ts'
import { selectionName } from '#src/words/market/selections.ts'
import { marketTabName } from '#src/words/market/tabs.ts'

import type { HistorySide } from './movement.ts'

/** A side whose price is followed, and what it is called. */
export interface NamedSide {
  readonly side: HistorySide
  readonly name: string
}

/** The two selections that a history is of, the market's first but for the draw; null where it has no two. */
function followed({ selections }: Market): readonly [home: string, away: string] | null {
  const [home, away] = selections.filter(({ side }) => side !== 'draw')
  return home === undefined || away === undefined ? null : [home.side, away.side]
}

/** Whether a market has a history at all: one of two sides or more. */
export function hasHistory(market: Market): boolean {
  return followed(market) !== null
}

/** The sides of a market's history in their order, the draw only where the rows have its price. */
export function sidesOf(i18n: I18n, market: Market, rows: readonly OddsRow[]): NamedSide[] {
  const [home, away] = followed(market) ?? []
  const named = (side: HistorySide, own: string | undefined): NamedSide[] =>
    market.selections
      .filter((selection) => selection.side === own)
      .map((selection) => ({ side, name: selectionName(i18n, selection) }))
  return [
    ...named('home', home),
    ...(rows.some(({ draw }) => draw !== null) ? named('draw', 'draw') : []),
    ...named('away', away),
  ]
}

/** What a market is called among all of its event: its part of the match, its name and its line. */
export function historyName(i18n: I18n, market: Market): string {
  const [first] = market.selections
  const figure = first === undefined ? null : figureLabel(market.betType, first)
  const name = `${marketTabName(i18n, market.tabName)} · ${marketName(i18n, market)}`
  return figure === null ? name : `${name} ${figure}`
}
