import { useLingui } from '@lingui/react/macro'
import type { CSSProperties } from 'react'

import type { BetKind } from '#domain/bets/bet.ts'
import { figureLabel, inSideOrder } from '#domain/market/betType.ts'
import type { Event } from '#domain/market/event.ts'
import type { Market } from '#domain/market/selection.ts'
import { PriceCell } from '#src/features/odds/PriceCell.tsx'
import { selectionName } from '#src/words/market/selections.ts'

import type { MarketGroup } from './marketGroups.ts'
import { marketStyle, neededBy } from './marketStyle.ts'

interface MarketCellsProps {
  event: Event
  group: MarketGroup
  kind: BetKind | undefined
}

/** The prices of a market side by side, each with its own name. */
export function MarketCells({ event, group: { layout, markets }, kind }: MarketCellsProps) {
  const { t, i18n } = useLingui()
  const namesOf = ({ betType, selections }: Market): string[] =>
    selections.map((each) => [selectionName(i18n, each), figureLabel(betType, each) ?? ''].join(' ').trim())
  const names = markets.flatMap(namesOf)
  const prices = markets.flatMap(({ selections }) => selections.map(({ price }) => price.euro))
  return (
    <div role="toolbar" aria-label={t({ message: 'Odds', context: 'buttons with odds' })} data-cells="">
      {markets.map((market) => {
        const selections = inSideOrder(market.betType, market.selections)
        const isList = layout === 'list' || selections.length > 3
        return (
          <div
            key={market.marketId}
            data-rung=""
            css={isList ? marketStyle.list : marketStyle.named}
            style={neededStyle(neededBy(names, prices, isList ? 1 : selections.length))}
          >
            {selections.map((selection) => (
              <PriceCell
                key={selection.side}
                event={event}
                market={market}
                selection={selection}
                label="full"
                kind={kind}
              />
            ))}
          </div>
        )
      })}
    </div>
  )
}

function neededStyle(needed: string): CSSProperties {
  const style: Readonly<Record<`--${string}`, string>> = { '--needed': needed }
  return style
}
