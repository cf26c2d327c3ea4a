import { css } from '@emotion/react'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useLayoutEffect, useRef } from 'react'

import type { Side } from '#domain/market/selection.ts'
import { formatOdds } from '#domain/odds/odds.ts'
import { useClient } from '#src/client/context.tsx'
import { usePreference } from '#src/client/hooks/usePreference.ts'
import { text } from '#src/ui/theme/scale.ts'
import { marketStatusText } from '#src/words/market/statuses.ts'

const styles = {
  now: css({ margin: 0, fontSize: text.s, color: 'var(--text-2)', fontVariantNumeric: 'tabular-nums' }),
  odds: css({ fontWeight: 600, color: 'var(--text-1)' }),
}

/** The odds of a selection now, written by the price book, and what keeps them from being bet. */
export function PriceNow({ marketId, side }: { marketId: string; side: Side }) {
  const { priceBook } = useClient()
  const { i18n } = useLingui()
  const oddsType = usePreference('oddsType')
  const odds = useRef<HTMLSpanElement>(null)
  const state = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const write = (): void => {
      const cell = priceBook.get(marketId, side)
      if (cell === undefined || odds.current === null || state.current === null) return
      odds.current.textContent = formatOdds(cell.price, oddsType)
      state.current.textContent = marketStatusText(i18n, cell.status)
    }
    write()
    return priceBook.subscribe(marketId, side, write)
  }, [priceBook, marketId, side, oddsType, i18n])
  return (
    <p css={styles.now}>
      <Trans context="before the current odds: Now 1.76">Now</Trans>{' '}
      <span ref={odds} css={styles.odds} data-now="" /> <span ref={state} />
    </p>
  )
}
