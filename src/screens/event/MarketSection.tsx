import { useLingui } from '@lingui/react/macro'
import { memo } from 'react'

import type { BetKind } from '#domain/bets/bet.ts'
import { inSideOrder, type MarketLayout } from '#domain/betType.ts'
import type { Event } from '#domain/event.ts'
import { PriceCell } from '#src/features/odds/PriceCell.tsx'
import { OddsHistoryLink } from '#src/features/oddsHistory/OddsHistoryLink.tsx'
import { Name } from '#src/ui/Name.tsx'
import { marketName } from '#src/words/markets.ts'

import type { MarketGroup } from './marketGroups.ts'
import { MarketStatus } from './MarketStatus.tsx'
import { marketStyle } from './marketStyle.ts'

/** A market, or the lines of one, under its name, laid out as its bet type asks [BROWSE-09]. */
export const MarketSection = memo(function MarketSection({
  event,
  group,
  kind,
}: {
  event: Event
  group: MarketGroup
  /** The kind of bet that its prices are for; else that of the slip's open tab. */
  kind?: BetKind | undefined
}) {
  const { i18n, t } = useLingui()
  const name = marketName(i18n, group.markets[0])
  return (
    <fieldset css={marketStyle.section} aria-label={name}>
      <div data-body="">
        <div data-head="">
          <h2>
            <Name lines={2}>{name}</Name>
          </h2>
          <MarketStatus markets={group.markets} />
          {kind === undefined && <OddsHistoryLink market={group.markets[0]} />}
        </div>
        <div data-cells="" role="toolbar" aria-label={t`Prices`}>
          {group.markets.map((market) => {
            const selections = inSideOrder(market.betType, market.selections)
            return (
              <div key={market.marketId} css={styleOf(group.layout, selections.length)}>
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
      </div>
    </fieldset>
  )
})

function styleOf(layout: MarketLayout, selections: number) {
  if (layout === 'list') return marketStyle.list
  return selections > 2 ? marketStyle.lineOfThree : marketStyle.lineOfTwo
}
