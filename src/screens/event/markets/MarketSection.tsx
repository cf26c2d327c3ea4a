import { useLingui } from '@lingui/react/macro'
import { memo, useId, useMemo } from 'react'

import type { BetKind } from '#domain/bets/bet.ts'
import type { Event } from '#domain/market/event.ts'
import { OddsHistoryLink } from '#src/features/oddsHistory/OddsHistoryLink.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Name } from '#src/ui/text/Name.tsx'
import { marketName } from '#src/words/market/markets.ts'
import { marketTabName } from '#src/words/market/tabs.ts'

import { groupShape } from './groupShape.ts'
import { Ladder } from './ladder/Ladder.tsx'
import { MainLine } from './ladder/MainLine.tsx'
import { useLadder } from './ladder/useLadder.ts'
import { MarketCells } from './MarketCells.tsx'
import type { MarketGroup } from './marketGroups.ts'
import { MarketStatus } from './MarketStatus.tsx'
import { marketStyle } from './marketStyle.ts'
import { kindOf, useFold } from './useFold.ts'

interface MarketSectionProps {
  event: Event
  group: MarketGroup
  /** Says of which part of the match it is, where those of several stand together. */
  hasPart?: boolean
  /** The kind of bet that its prices are for; else that of the slip's open tab. */
  kind?: BetKind | undefined
}

/**
 * A market, or the lines of one, under its name, laid out as its bet type asks [BROWSE-09]. Folded away it is its name
 * alone: none of it is followed.
 */
export const MarketSection = memo(function MarketSection({
  event,
  group,
  hasPart = false,
  kind,
}: MarketSectionProps) {
  const { i18n } = useLingui()
  const { markets } = group
  const id = useId()
  const [isFolded, toggle] = useFold(kindOf(markets[0]))
  const shape = useMemo(() => groupShape(group), [group])
  const order = useLadder(markets)
  const name = marketName(i18n, markets[0])
  const part = hasPart && markets[0].tabName !== 'MATCH' ? marketTabName(i18n, markets[0].tabName) : null
  const main = shape.kind === 'ladder' ? markets.find(({ marketId }) => marketId === order.main) : undefined
  return (
    <fieldset
      css={marketStyle.section}
      aria-label={part === null ? name : `${name}, ${part}`}
      data-folded={isFolded ? '' : undefined}
    >
      <div data-head="">
        <h2>
          <button
            type="button"
            aria-expanded={!isFolded}
            aria-controls={isFolded ? undefined : id}
            onClick={toggle}
          >
            <Icon name={isFolded ? 'chevronRight' : 'chevronDown'} />
            <Name lines={2}>{name}</Name>
          </button>
        </h2>
        {!isFolded && <MarketStatus markets={markets} />}
        {part !== null && <Name data-part-of-match="">{part}</Name>}
        {!isFolded && main !== undefined && <MainLine market={main} />}
        {!isFolded && kind === undefined && <OddsHistoryLink market={markets[0]} />}
      </div>
      {!isFolded && (
        <div id={id} data-fold="">
          {shape.kind === 'ladder' ? (
            <Ladder event={event} markets={markets} heads={shape.heads} order={order} kind={kind} />
          ) : (
            <MarketCells event={event} group={group} kind={kind} />
          )}
        </div>
      )}
    </fieldset>
  )
})
