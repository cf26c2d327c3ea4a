import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useId, useMemo, useState } from 'react'

import type { BetKind } from '#domain/bets/bet.ts'
import type { Event } from '#domain/market/event.ts'
import { type Ladder as LadderOrder, rowsNearMain, sidesOfLine } from '#domain/market/ladder.ts'
import type { Market, Selection } from '#domain/market/selection.ts'
import { PriceCell } from '#src/features/odds/PriceCell.tsx'
import { Button } from '#src/ui/controls/Button.tsx'

import { linesAtOnce } from '../columns.ts'
import { marketStyle } from '../marketStyle.ts'
import { SideHeads } from '../SideHeads.tsx'

interface LadderProps {
  event: Event
  markets: readonly [Market, ...Market[]]
  heads: readonly Selection[]
  /** Decided when the lines are first looked at. */
  order: LadderOrder
  kind?: BetKind | undefined
}

/** The lines of a handicap or a total in ascending order, a row each, the main one in a band [BROWSE-09]. */
export function Ladder({ event, markets, heads, order, kind }: LadderProps) {
  const { t } = useLingui()
  const id = useId()
  const [showsAll, showAll] = useState(false)
  const { length } = order.rows
  const isLong = length > linesAtOnce
  const rows = isLong && !showsAll ? rowsNearMain(order, linesAtOnce) : order.rows
  const byId = useMemo(() => new Map(markets.map((market) => [market.marketId, market])), [markets])
  return (
    <div data-cells="">
      <div
        id={id}
        role="toolbar"
        aria-label={t({ message: 'Odds', context: 'buttons with odds' })}
        css={marketStyle.ladder}
      >
        <SideHeads heads={heads} />
        {rows.map((marketId) => {
          const market = byId.get(marketId)
          return (
            market && (
              <LadderRow
                key={marketId}
                event={event}
                market={market}
                isMain={marketId === order.main}
                kind={kind}
              />
            )
          )
        })}
      </div>
      {isLong && (
        <Button
          variant="quiet"
          aria-expanded={showsAll}
          aria-controls={id}
          onClick={() => showAll((before) => !before)}
        >
          {showsAll ? (
            <Trans>Show fewer lines</Trans>
          ) : (
            <Plural value={length} one="Show # line" other="Show all # lines" />
          )}
        </Button>
      )}
    </div>
  )
}

interface LadderRowProps {
  event: Event
  market: Market
  isMain: boolean
  kind: BetKind | undefined
}

function LadderRow({ event, market, isMain, kind }: LadderRowProps) {
  const sides = useMemo(() => sidesOfLine(market.betType, market.selections), [market])
  if (sides === null) return null
  return (
    <div data-rung="" data-main={isMain ? '' : undefined}>
      {sides.map((selection) => (
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
}
