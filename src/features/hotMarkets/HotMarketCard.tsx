import { css } from '@emotion/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useCallback, useId, useSyncExternalStore } from 'react'

import type { Market, Selection } from '#domain/market/selection.ts'
import { isBettable } from '#domain/market/status.ts'
import { useClient } from '#src/client/context.tsx'
import { useFormat } from '#src/client/hooks/useFormat.ts'
import { cellHeightVariable } from '#src/features/odds/cellHeight.ts'
import { PriceCell } from '#src/features/odds/PriceCell.tsx'
import { followCombination, useIsSlipLocked } from '#src/features/selection/followCombination.ts'
import { legOf } from '#src/features/selection/leg.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { card } from '#src/ui/list/card.ts'
import { Dot } from '#src/ui/text/Dot.tsx'
import { Name } from '#src/ui/text/Name.tsx'
import { space, text } from '#src/ui/theme/scale.ts'
import type { HotMarket } from '#src/wire/boards/hotMarkets.ts'
import { marketName } from '#src/words/market/markets.ts'
import { chosenName } from '#src/words/market/selections.ts'
import { eventName } from '#src/words/match/events.ts'

const styles = {
  card: css({
    ...cellHeightVariable,
    display: 'grid',
    gridTemplateRows: 'auto 1fr auto',
    gap: 10,
    padding: space[3],
  }),
  name: css({ fontSize: text.s, color: 'var(--text-1)', overflowWrap: 'anywhere' }),
  facts: css({
    margin: 0,
    fontSize: text.xs,
    lineHeight: '1rem',
    color: 'var(--text-3)',
    fontVariantNumeric: 'tabular-nums',
  }),
  sides: css({
    display: 'grid',
    alignContent: 'start',
    gap: space[1],
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '> li': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 3rem',
      alignItems: 'center',
      columnGap: space[3],
    },
  }),
  share: css({
    textAlign: 'end',
    fontSize: text.s,
    color: 'var(--text-2)',
    fontVariantNumeric: 'tabular-nums',
  }),
}

/** So many selections are shown of a market that has more: those most bet on. */
const most = 3

function shareOf({ betRatio }: Selection): number {
  const share = Number(betRatio ?? '0')
  return Number.isFinite(share) ? share : 0
}

interface HotMarketCardProps {
  readonly hot: HotMarket
  readonly onFollowed: () => void
}

/** A market that many bet on, and the button that follows most of them [SLIP-23]. */
export function HotMarketCard({ hot: { event, market, betCount }, onFollowed }: HotMarketCardProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const headId = useId()
  const shown = [...market.selections].sort((a, b) => shareOf(b) - shareOf(a)).slice(0, most)
  const [first] = shown
  return (
    <article css={[card, styles.card]} aria-labelledby={headId}>
      <div>
        <h3 id={headId} css={styles.name}>
          {eventName(i18n, event)}
        </h3>
        <p css={styles.facts}>
          <Name lines={1}>{marketName(i18n, market)}</Name>
          <Dot />
          {format.kickOff(event.startUtc)}
          <Dot />
          <Plural value={betCount} one="# bet" other="# bets" />
        </p>
      </div>
      <ul css={styles.sides}>
        {shown.map((selection) => (
          <li key={selection.side}>
            <PriceCell event={event} market={market} selection={selection} label="full" />
            <span css={styles.share}>{format.percent(shareOf(selection))}</span>
          </li>
        ))}
      </ul>
      {first !== undefined && (
        <Follow hot={{ event, market, betCount }} selection={first} onFollowed={onFollowed} />
      )}
    </article>
  )
}

/** What is followed, with its handicap or line as it is on offer now: those move as its price does. */
function useNameNow({ marketId, betType }: Market, selection: Selection): string {
  const { i18n } = useLingui()
  const { priceBook } = useClient()
  const { side, name } = selection
  const subscribe = useCallback(
    (listener: () => void) => priceBook.subscribe(marketId, side, listener),
    [priceBook, marketId, side],
  )
  return useSyncExternalStore(subscribe, () => {
    const { handicap, line } = priceBook.get(marketId, side) ?? selection
    return chosenName(i18n, { side, selectionName: name, betType, handicap, line })
  })
}

function Follow({
  hot: { event, market },
  selection,
  onFollowed,
}: HotMarketCardProps & { readonly selection: Selection }) {
  const client = useClient()
  const isBusy = useIsSlipLocked()
  const canFollow = !isBusy && isBettable(selection.status)
  const name = useNameNow(market, selection)
  const follow = (): void => {
    const leg = legOf(client.priceBook, event, market, selection)
    followCombination(client, { kind: 'single', legs: [leg], bigComboId: null })
    onFollowed()
  }
  return (
    <Button isWide aria-disabled={!canFollow} onClick={canFollow ? follow : undefined}>
      <Trans context="button of a hot market, visible">Bet on {name}</Trans>
    </Button>
  )
}
