import { css } from '@emotion/react'
import { useLingui } from '@lingui/react'

import type { ChangeMark } from '#domain/market/marketUpdate.ts'
import { formatOdds, type Price } from '#domain/odds/odds.ts'
import { usePreference } from '#src/client/hooks/usePreference.ts'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { space, text } from '#src/ui/theme/scale.ts'
import { moveText } from '#src/words/slip/changes.ts'

const styles = {
  price: css({
    display: 'inline-flex',
    alignItems: 'baseline',
    justifyContent: 'flex-end',
    gap: space[1],
    minWidth: 56,
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    fontSize: text.m,
    lineHeight: '1.25rem',
    color: 'var(--text-1)',
    '&[data-change="up"]': { color: 'var(--up)' },
    '&[data-change="down"]': { color: 'var(--down)' },
    '&[data-dimmed="true"]': { color: 'var(--text-3)', fontWeight: 400 },
  }),
  mark: css({ width: 10, fontSize: text.xs, textAlign: 'center' }),
}

/**
 * A leg's price in the member's odds type, with its mark. It is the price the slip itself holds, not the price
 * book's: what the member reads here is exactly what a press of the button takes.
 */
export function LegPrice({
  price,
  change,
  isDimmed,
}: {
  price: Price
  change: ChangeMark
  isDimmed: boolean
}) {
  const { i18n } = useLingui()
  const oddsType = usePreference('oddsType')
  const move = moveText(i18n, change)
  return (
    <span css={styles.price} data-change={change} data-dimmed={isDimmed}>
      <span css={styles.mark}>
        {move !== null && (
          <>
            <span aria-hidden="true">{move.sign}</span>
            <VisuallyHidden>{move.text}</VisuallyHidden>
          </>
        )}
      </span>
      {formatOdds(price, oddsType)}
    </span>
  )
}
