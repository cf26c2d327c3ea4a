import { useLingui } from '@lingui/react'

import type { BetKind } from '#domain/bets/bet.ts'
import type { Event } from '#domain/event.ts'
import type { Market, Side } from '#domain/selection.ts'
import { PriceCell } from '#src/features/odds/PriceCell.tsx'
import { marketColumnName, type MarketColumn } from '#src/words/marketColumns.ts'
import { marketTabMark, marketTabName } from '#src/words/tabs.ts'

import { selectionOf } from './rowMarkets.ts'

interface RowMarketProps {
  event: Event
  market: Market | null
  column: MarketColumn
  kind?: BetKind | undefined
}

const sides = {
  winner: ['home', 'draw', 'away'],
  handicap: ['home', 'away'],
  total: ['over', 'under'],
  own: ['home', 'away'],
} as const satisfies Record<MarketColumn, readonly Side[]>

/** A market's cells in their column of a row; where there is none, quiet boxes of the same size. */
export function RowMarket({ event, market, column, kind }: RowMarketProps) {
  const { i18n } = useLingui()
  const name = marketColumnName(i18n, column)
  const ofMap = column === 'own' && market !== null
  return (
    <fieldset
      aria-label={ofMap ? `${name}, ${marketTabName(i18n, market.tabName)}` : name}
      data-column={column}
      data-ways={selectionOf(market, 'draw') === null ? 2 : 3}
    >
      {sides[column].map((side) => {
        const selection = selectionOf(market, side)
        if (market !== null && selection !== null) {
          return (
            <PriceCell
              key={side}
              event={event}
              market={market}
              selection={selection}
              label={column === 'handicap' ? 'none' : 'short'}
              mark={ofMap ? marketTabMark(i18n, market.tabName) : undefined}
              kind={kind}
            />
          )
        }
        // Most games know no draw; nothing is missing there.
        return side === 'draw' ? null : <span key={side} data-missing="" data-side={side} />
      })}
    </fieldset>
  )
}
