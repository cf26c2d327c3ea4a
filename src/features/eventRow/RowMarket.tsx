import { useLingui } from '@lingui/react'

import type { BetKind } from '#domain/bets/bet.ts'
import type { Event } from '#domain/market/event.ts'
import type { Market } from '#domain/market/selection.ts'
import { PriceCell } from '#src/features/odds/PriceCell.tsx'
import { marketColumnName, type MarketColumn } from '#src/words/market/marketColumns.ts'
import { marketTabMark, marketTabName } from '#src/words/market/tabs.ts'

import { selectionOf, sidesOf } from './rowMarkets.ts'

interface RowMarketProps {
  event: Event
  market: Market | null
  column: MarketColumn
  /** Which column of its row it is, from 1. */
  place: number
  kind?: BetKind | undefined
  /** Its cells stand side by side. */
  isCompact: boolean
}

/** A market's cells in their column of a row; without a market, one quiet dash. */
export function RowMarket({ event, market, column, place, kind, isCompact }: RowMarketProps) {
  const { i18n } = useLingui()
  const name = marketColumnName(i18n, column)
  const sides = sidesOf(column, isCompact)
  const ofMap = column === 'own' && market !== null
  return (
    <fieldset
      aria-label={ofMap ? `${name}, ${marketTabName(i18n, market.tabName)}` : name}
      data-column={column}
      data-place={place}
    >
      {sides.map((side) => {
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
        const isDash = side !== 'draw' && (market !== null || side === sides[0])
        return isDash ? (
          <span key={side} data-missing="" data-side={side} aria-hidden="true">
            –
          </span>
        ) : null
      })}
    </fieldset>
  )
}
