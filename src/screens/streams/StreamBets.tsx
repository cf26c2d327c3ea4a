import { css } from '@emotion/react'
import { useLingui } from '@lingui/react/macro'
import { useMemo, useRef, useState } from 'react'

import { inSideOrder, isMainType } from '#domain/market/betType.ts'
import type { Event } from '#domain/market/event.ts'
import type { Market } from '#domain/market/selection.ts'
import { usePreference } from '#src/client/hooks/usePreference.ts'
import { cellHeightVariable } from '#src/features/odds/cellHeight.ts'
import { PriceCell } from '#src/features/odds/PriceCell.tsx'
import { priceRoom } from '#src/features/odds/priceRoom.ts'
import { findInSightWithin } from '#src/ui/list/arrowKeys/findInSight.ts'
import { useToolbars } from '#src/ui/list/arrowKeys/toolbars.ts'
import { Name } from '#src/ui/text/Name.tsx'
import { lowest, radius, space, text } from '#src/ui/theme/scale.ts'
import { marketName } from '#src/words/market/markets.ts'

const styles = {
  panel: css({
    ...cellHeightVariable,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: space[2],
    [lowest]: { display: 'none' },
  }),
  market: css({
    padding: `0 ${space[2]}px ${space[2]}px`,
    background: 'var(--surface-2)',
    borderRadius: radius.m,
    '& > h2': { display: 'flex', alignItems: 'center', minHeight: 32, fontSize: text.s },
    '& > div': { display: 'grid', gap: 3 },
  }),
}

const findInSight = findInSightWithin((stop) => stop.closest('[data-stream-bets]'))

/** As many as a look at a stream has time for. */
const mostMarkets = 4

/** The main markets of the part in play, then of the match: the first of each bet type. */
function mainMarkets(markets: readonly Market[], liveTab: string | null): Market[] {
  const seen = new Set<string>()
  const main = markets.filter(({ betType }) => isMainType(betType))
  const ofPart = main.filter(({ tabName }) => tabName === liveTab)
  const ofMatch = main.filter(({ tabName }) => tabName === 'MATCH')
  return (liveTab === 'MATCH' ? ofMatch : [...ofPart, ...ofMatch])
    .filter(({ betType, tabName }) => {
      const key = `${tabName} ${betType}`
      if (seen.has(key)) return false
      seen.add(key)
      return true
    })
    .slice(0, mostMarkets)
}

/** The match's main prices beside its stream, or under it: a press puts one into the slip. */
export function StreamBets({ event }: { event: Event }) {
  const { t, i18n } = useLingui()
  const root = useRef<HTMLDivElement>(null)
  useToolbars(root, findInSight)
  // Decided once: another map that begins moves no price from under a finger.
  const [liveTab] = useState(event.inPlay ? event.liveTab : null)
  const markets = useMemo(() => mainMarkets(event.markets, liveTab), [event.markets, liveTab])
  return (
    <div
      ref={root}
      css={[styles.panel, priceRoom]}
      data-stream-bets=""
      data-odds-type={usePreference('oddsType')}
    >
      {markets.map((market) => (
        <fieldset key={market.marketId} css={styles.market} aria-label={marketName(i18n, market)}>
          <h2>
            <Name>{marketName(i18n, market)}</Name>
          </h2>
          <div role="toolbar" aria-label={t({ message: 'Odds', context: 'buttons with odds' })}>
            {inSideOrder(market.betType, market.selections).map((selection) => (
              <PriceCell
                key={selection.side}
                event={event}
                market={market}
                selection={selection}
                label="full"
              />
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  )
}
