import { useLingui } from '@lingui/react/macro'

import type { BetKind } from '#domain/bets/bet.ts'
import { inSideOrder, type MarketLayout } from '#domain/betType.ts'
import type { Event } from '#domain/event.ts'
import { PriceCell } from '#src/features/odds/PriceCell.tsx'

import type { GroupShape } from './groupShape.ts'
import type { MarketGroup } from './marketGroups.ts'
import { marketStyle } from './marketStyle.ts'
import { SideHeads } from './SideHeads.tsx'

interface MarketCellsProps {
  event: Event
  group: MarketGroup
  shape: GroupShape
  kind: BetKind | undefined
}

/** The prices of a market side by side: under the names of its sides, or each with its own. */
export function MarketCells({ event, group: { layout, markets }, shape, kind }: MarketCellsProps) {
  const { t } = useLingui()
  const heads = shape.kind === 'headed' ? shape.heads : null
  return (
    <div
      role="toolbar"
      aria-label={t`Prices`}
      data-cells=""
      css={heads === null ? undefined : [marketStyle.headed, heads.length > 2 && marketStyle.headedOfThree]}
    >
      {heads !== null && <SideHeads heads={heads} />}
      {markets.map((market) => {
        const selections = inSideOrder(market.betType, market.selections)
        return (
          <div
            key={market.marketId}
            data-rung=""
            css={heads === null ? styleOf(layout, selections.length) : undefined}
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

function styleOf(layout: MarketLayout, selections: number) {
  if (layout === 'list') return marketStyle.list
  return selections > 2 ? marketStyle.lineOfThree : marketStyle.lineOfTwo
}
