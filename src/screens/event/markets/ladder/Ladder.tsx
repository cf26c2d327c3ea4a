import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useMemo, useState } from 'react'

import type { BetKind } from '#domain/bets/bet.ts'
import { betTypeInfo } from '#domain/betType.ts'
import type { Event } from '#domain/event.ts'
import { rowsNearMain, sidesOfLine } from '#domain/ladder.ts'
import type { Market, Selection } from '#domain/selection.ts'
import { PriceCell } from '#src/features/odds/PriceCell.tsx'
import { Button } from '#src/ui/Button.tsx'

import { marketStyle } from '../marketStyle.ts'
import { SideHeads } from '../SideHeads.tsx'
import { LadderLine } from './LadderLine.tsx'
import { useLadder } from './useLadder.ts'

/** More than these are unfolded when they are asked for. */
const linesAtOnce = 7

interface LadderProps {
  event: Event
  markets: readonly [Market, ...Market[]]
  heads: readonly Selection[]
  kind?: BetKind | undefined
}

/** The lines of a handicap or a total in ascending order, a row each, the main one marked [BROWSE-09]. */
export function Ladder({ event, markets, heads, kind }: LadderProps) {
  const { t } = useLingui()
  const id = useId()
  const order = useLadder(markets)
  const [showsAll, showAll] = useState(false)
  const { length } = order.rows
  const isLong = length > linesAtOnce
  const rows = isLong && !showsAll ? rowsNearMain(order, linesAtOnce) : order.rows
  const byId = useMemo(() => new Map(markets.map((market) => [market.marketId, market])), [markets])
  const isHandicap = betTypeInfo(markets[0].betType).figure === 'handicap'
  return (
    <div data-cells="">
      <div id={id} role="toolbar" aria-label={t`Prices`} css={marketStyle.ladder}>
        <SideHeads
          heads={heads}
          between={<span>{isHandicap ? <Trans>Handicap</Trans> : <Trans>Line</Trans>}</span>}
        />
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
          {showsAll ? <Trans>Fewer lines</Trans> : <Trans>All {length} lines</Trans>}
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
  const [first, second] = sides.map((selection) => (
    <PriceCell
      key={selection.side}
      event={event}
      market={market}
      selection={selection}
      label="full"
      kind={kind}
    />
  ))
  return (
    <div data-rung="">
      {first}
      <LadderLine market={market} sides={sides} isMain={isMain} />
      {second}
    </div>
  )
}
