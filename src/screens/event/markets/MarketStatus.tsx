import { css } from '@emotion/react'
import { useLingui } from '@lingui/react'
import { useCallback, useSyncExternalStore } from 'react'

import type { Market } from '#domain/market/selection.ts'
import { useClient } from '#src/client/context.tsx'
import { text } from '#src/ui/theme/scale.ts'
import { marketStatusText } from '#src/words/market/statuses.ts'

const style = css({
  fontSize: text.xs,
  lineHeight: '16px',
  color: 'var(--text-2)',
  '&:empty': { display: 'none' },
})

/** In words, what keeps a market from taking bets; only where it is the same for all lines under a heading [BROWSE-10]. */
export function MarketStatus({ markets }: { markets: readonly Market[] }) {
  const { priceBook } = useClient()
  const { i18n } = useLingui()
  const subscribe = useCallback(
    (tell: () => void) => {
      const stops = markets.map(({ marketId }) => priceBook.subscribeMarket(marketId, tell))
      return () => {
        for (const stop of stops) stop()
      }
    },
    [priceBook, markets],
  )
  const read = useCallback(() => {
    const statuses = markets.map(({ marketId, status }) => priceBook.getMarket(marketId)?.status ?? status)
    return statuses.every((status) => status === statuses[0]) ? (statuses[0] ?? 'open') : 'open'
  }, [priceBook, markets])
  const status = useSyncExternalStore(subscribe, read)
  return (
    <span css={style} data-market-status="">
      {marketStatusText(i18n, status)}
    </span>
  )
}
