import { css } from '@emotion/react'
import { useLingui } from '@lingui/react'

import type { Event } from '#domain/market/event.ts'
import { usePreference } from '#src/client/hooks/usePreference.ts'
import { cellHeightVariable } from '#src/features/odds/cellHeight.ts'
import { PriceCell } from '#src/features/odds/PriceCell.tsx'
import { useDevice } from '#src/ui/theme/device.ts'
import { phone, text } from '#src/ui/theme/scale.ts'
import { marketColumnName } from '#src/words/market/marketColumns.ts'

import { rowMarketsOf, selectionOf, sidesOf } from '../rowMarkets.ts'

/** One below the other. */
const below = { gridAutoFlow: 'row', gridAutoColumns: 'auto' } as const

const styles = {
  prices: css({
    ...cellHeightVariable,
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: 4,
    minWidth: 0,
    minHeight: 'var(--cell-height)',
    margin: 0,
    padding: 0,
    border: 0,
    '&[data-ways="3"]': { '--cell-padding': '4px' },
    // Of three in a line, a lock needs some of the room of the longest price.
    '&[data-ways="3"] > [data-mark="lock"]': { '--price-size': text.s },
    // Three of the longest have no room in one line.
    '[data-odds-type="indo"] &[data-ways="3"]': { ...below, gap: 2 },
  }),
  belowOnPhone: css({ [phone]: { '&, &[data-ways="3"]': { ...below, gap: 3 } } }),
  none: css({ alignSelf: 'center', justifySelf: 'center', color: 'var(--text-3)' }),
}

interface MainPricesProps {
  readonly event: Event
  /** Beside the teams, so that a phone has them below each other. */
  readonly isBeside?: boolean
}

/** The prices of an event's main market, who wins it; a dash where it has none. */
export function MainPrices({ event, isBeside = false }: MainPricesProps) {
  const { i18n } = useLingui()
  const isPhone = useDevice() === 'phone'
  const isIndo = usePreference('oddsType') === 'indo'
  const { winner } = rowMarketsOf(event)
  const hasDraw = selectionOf(winner, 'draw') !== null
  // Below each other they stand as in the lists, each team on its line and the draw last.
  const isInLine = !(isBeside && isPhone) && !(isIndo && hasDraw)
  const shown = sidesOf('winner', isInLine).flatMap((side) => selectionOf(winner, side) ?? [])
  return (
    <fieldset
      css={[styles.prices, isBeside && styles.belowOnPhone]}
      aria-label={marketColumnName(i18n, 'winner')}
      data-ways={shown.length}
    >
      {winner === null || shown.length === 0 ? (
        <span css={styles.none} aria-hidden="true">
          –
        </span>
      ) : (
        shown.map((selection) => (
          <PriceCell key={selection.side} event={event} market={winner} selection={selection} />
        ))
      )}
    </fieldset>
  )
}
