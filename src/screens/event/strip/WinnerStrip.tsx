import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'

import type { Event } from '#domain/market/event.ts'
import type { Market } from '#domain/market/selection.ts'
import { usePreference } from '#src/client/hooks/usePreference.ts'
import { selectionOf } from '#src/features/eventRow/rowMarkets.ts'
import { cellHeightVariable } from '#src/features/odds/cellHeight.ts'
import { PriceCell } from '#src/features/odds/PriceCell.tsx'
import { priceRoom } from '#src/features/odds/priceRoom.ts'
import { useDevice } from '#src/ui/theme/device.ts'
import { phone, radius, space, text } from '#src/ui/theme/scale.ts'
import { marketName } from '#src/words/market/markets.ts'

import { groupMarkets } from '../markets/marketGroups.ts'

const styles = {
  row: css({
    ...cellHeightVariable,
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: space[3],
    minWidth: 0,
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: space[2] },
  }),
  name: css({ fontSize: text.s, color: 'var(--text-2)', [phone]: { display: 'none' } }),
  cells: css({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: 3,
    maxWidth: '54rem',
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 0,
  }),
  all: css({
    minHeight: 32,
    padding: `0 ${space[2]}px`,
    borderRadius: radius.s,
    fontSize: text.s,
    fontWeight: 500,
    color: 'var(--accent-strong)',
    whiteSpace: 'nowrap',
    '&:hover': { background: 'var(--surface-3)' },
    '@media (pointer: coarse)': { minHeight: 40 },
  }),
}

interface WinnerStripProps {
  event: Event
  winner: Market
  /** Shows all markets. */
  onAll: () => void
}

/** Over what is looked at beside the bets: the prices of the match, and the way to all others. */
export function WinnerStrip({ event, winner, onAll }: WinnerStripProps) {
  const { i18n } = useLingui()
  const isPhone = useDevice() === 'phone'
  const oddsType = usePreference('oddsType')
  const name = marketName(i18n, winner)
  const count = groupMarkets(event.markets).length
  const sides = (['home', 'draw', 'away'] as const).flatMap((side) => selectionOf(winner, side) ?? [])
  return (
    <div css={[styles.row, priceRoom]} data-odds-type={oddsType} data-winner="">
      <span css={styles.name} aria-hidden="true">
        {name}
      </span>
      <fieldset css={styles.cells} aria-label={name}>
        {sides.map((selection) => (
          <PriceCell
            key={selection.side}
            event={event}
            market={winner}
            selection={selection}
            label={isPhone || oddsType === 'indo' ? 'short' : 'full'}
          />
        ))}
      </fieldset>
      <button type="button" css={styles.all} onClick={onAll}>
        <Trans context="leads to all markets of a match, with their number">All {count}</Trans>
      </button>
    </div>
  )
}
