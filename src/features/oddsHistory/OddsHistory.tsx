import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'

import type { Event } from '#domain/market/event.ts'
import type { Market } from '#domain/market/selection.ts'
import { failureOf } from '#machines/failure.ts'
import { oddsHistoryQuery } from '#src/api/match/oddsHistory.ts'
import { useClient } from '#src/client/context.tsx'
import { useAskAgain } from '#src/client/hooks/useAskAgain.ts'
import { Select } from '#src/ui/controls/Select.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { ErrorState } from '#src/ui/feedback/ErrorState.tsx'
import { RetryNotice } from '#src/ui/feedback/RetryNotice.tsx'
import { StillLoading } from '#src/ui/feedback/StillLoading.tsx'
import { phone, space } from '#src/ui/theme/scale.ts'
import { errorText } from '#src/words/errors.ts'

import { OddsChart } from './OddsChart.tsx'
import { OddsHistorySkeleton } from './OddsHistorySkeleton.tsx'
import { OddsTable } from './OddsTable.tsx'
import { hasHistory, historyName, sidesOf } from './sides.ts'

const styles = {
  panel: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[3],
    [phone]: { padding: `0 ${space[2]}px` },
  }),
  market: css({
    display: 'flex',
    alignItems: 'end',
    gap: space[2],
    '> div': { flex: '0 1 24rem', [phone]: { flex: '1 1 0' } },
    '> button': { flex: 'none' },
  }),
}

interface OddsHistoryProps {
  readonly event: Event
  /** What else may be done about the market that is looked at, beside its choice. */
  readonly besideMarket?: (market: Market) => ReactNode
}

/** How the prices of an event's markets have moved, one market after another: drawn, and as rows [BROWSE-12]. */
export function OddsHistory({ event, besideMarket }: OddsHistoryProps) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const chosen = useSearch({
    strict: false,
    select: (search: { readonly oddsOf?: unknown }) => search.oddsOf ?? null,
  })
  const markets = event.markets.filter(hasHistory)
  const market = markets.find(({ marketId }) => marketId === chosen) ?? markets[0]
  if (market === undefined)
    return (
      <EmptyState icon="chart" title={<Trans>No odds history</Trans>}>
        <Trans>No odds were recorded for this match.</Trans>
      </EmptyState>
    )
  const choose = (marketId: string): void =>
    void navigate({
      to: '.',
      search: (now) => ({ ...now, oddsOf: marketId }),
      replace: true,
      resetScroll: false,
    })
  return (
    <div css={styles.panel}>
      <div css={styles.market}>
        <Select
          label={t({ message: 'Market', context: 'something to bet on' })}
          value={market.marketId}
          options={markets.map((each) => ({ value: each.marketId, label: historyName(i18n, each) }))}
          onChange={choose}
        />
        {besideMarket?.(market)}
      </div>
      <MarketHistory key={market.marketId} market={market} />
    </div>
  )
}

function MarketHistory({ market }: { market: Market }) {
  const { i18n } = useLingui()
  const client = useClient()
  const askAgain = useAskAgain()
  const { marketId, status } = market
  const now = client.priceBook.getMarket(marketId)?.status ?? status
  const isMoving = now !== 'settled' && now !== 'closed'
  const { data: rows, error, isError, refetch } = useQuery(oddsHistoryQuery(client, { marketId, isMoving }))
  const sides = useMemo(() => (rows === undefined ? [] : sidesOf(i18n, market, rows)), [i18n, market, rows])
  const retry = (): void => void refetch()
  if (rows === undefined)
    return isError ? (
      <ErrorState title={<Trans>Couldn't load the odds history</Trans>} onRetry={retry}>
        {errorText(i18n, failureOf(error))}
      </ErrorState>
    ) : (
      <StillLoading onRetry={askAgain}>
        <OddsHistorySkeleton />
      </StillLoading>
    )
  if (rows.length === 0)
    return (
      <EmptyState icon="chart" title={<Trans>No odds history</Trans>}>
        <Trans>The odds in this market haven't moved yet.</Trans>
      </EmptyState>
    )
  const name = historyName(i18n, market)
  return (
    <>
      {isError && (
        <RetryNotice onRetry={retry}>
          <Trans>This odds history may not be up to date.</Trans>
        </RetryNotice>
      )}
      <OddsChart name={name} rows={rows} sides={sides} />
      <OddsTable name={name} rows={rows} sides={sides} />
    </>
  )
}
