import { css } from '@emotion/react'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'

import type { Market } from '#domain/market/selection.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { radius, touch } from '#src/ui/theme/scale.ts'
import { marketName } from '#src/words/market/markets.ts'

const style = css({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 32,
  height: 32,
  borderRadius: radius.s,
  color: 'var(--text-3)',
  '&:hover': { background: 'var(--surface-3)', color: 'var(--text-1)' },
  '&:focus-visible': { outlineOffset: -2 },
  [touch]: { width: 40, height: 40 },
})

/** The way from a market to how its odds have moved, on the page of an event or of a result [BROWSE-12]. */
export function OddsHistoryLink({ market }: { market: Market }) {
  const { t, i18n } = useLingui()
  const name = marketName(i18n, market)
  const label = t`Odds history of ${name}`
  return (
    <Link
      to="."
      search={(now) => ({ ...now, view: 'odds-history', oddsOf: market.marketId })}
      replace
      resetScroll={false}
      css={style}
      aria-label={label}
      title={t({ message: 'Odds history', context: 'how the odds of a market have moved' })}
    >
      <Icon name="chart" />
    </Link>
  )
}
