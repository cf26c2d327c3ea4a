import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'

import type { Event } from '#domain/market/event.ts'
import type { Market } from '#domain/market/selection.ts'
import { useFormat } from '#src/client/hooks/useFormat.ts'
import { PriceCell } from '#src/features/odds/PriceCell.tsx'
import { cellsInLine } from '#src/features/odds/priceRoom.ts'
import { CompetitionMark } from '#src/ui/crest/Crest.tsx'
import { Name } from '#src/ui/text/Name.tsx'
import { space, text } from '#src/ui/theme/scale.ts'
import { betTypeName, marketName } from '#src/words/market/markets.ts'

import {
  outrightCell,
  outrightColumns,
  outrightGap,
  outrightHead,
  type OutrightLayout,
  outrightPadding,
} from './outrightLayout.ts'

const styles = {
  card: css({
    containerType: 'inline-size',
    background: 'var(--surface-2)',
    borderBottom: '1px solid var(--border)',
    padding: `0 ${space[3]}px ${outrightPadding}px`,
  }),
  head: css({
    display: 'grid',
    // The names give way, and the day does not.
    gridTemplateColumns: 'auto minmax(0, auto) minmax(0, 1fr) max-content',
    alignItems: 'center',
    gap: space[2],
    height: `${outrightHead}rem`,
    fontSize: text.s,
    '> *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '> h2': { fontSize: text.s, fontWeight: 500, color: 'var(--text-1)' },
  }),
  game: css({ color: 'var(--text-3)' }),
  ends: css({ color: 'var(--text-2)', fontVariantNumeric: 'tabular-nums' }),
}

function cellsOf(layout: OutrightLayout) {
  const columns = outrightColumns[layout]
  return css({
    ...cellsInLine,
    '--cell-height': `${outrightCell}rem`,
    '--cell-room': `calc((100cqi - ${2 * space[3]}px) / ${columns} - ${outrightGap + 14}px)`,
    display: 'grid',
    gap: outrightGap,
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
  })
}

const cells = { phone: cellsOf('phone'), narrow: cellsOf('narrow'), wide: cellsOf('wide') } as const

interface OutrightCardProps {
  readonly event: Event
  readonly market: Market
  readonly layout: OutrightLayout
}

/** One question of who wins it all, and everybody who may. What is pressed is a single: no combo takes it [SLIP-10]. */
export const OutrightCard = memo(function OutrightCard({ event, market, layout }: OutrightCardProps) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const { gameName, home, startUtc } = event
  const name = marketName(i18n, market)
  const day = format.date(startUtc)
  // That it is about the winner, the list says.
  const isUsual = name === home || name === betTypeName(i18n, market.betType)
  return (
    <fieldset css={styles.card} aria-label={home} data-event={event.eventId}>
      <div css={styles.head}>
        <CompetitionMark name={home} />
        <h2>
          <Name>{isUsual ? home : `${home} · ${name}`}</Name>
        </h2>
        <span css={styles.game}>
          <Name>{gameName}</Name>
        </span>
        <span css={styles.ends}>
          <Trans>Ends {day}</Trans>
        </span>
      </div>
      <div
        css={cells[layout]}
        role="toolbar"
        aria-label={t({ message: 'Odds', context: 'buttons with odds' })}
      >
        {market.selections.map((selection) => (
          <PriceCell
            key={selection.side}
            event={event}
            market={market}
            selection={selection}
            label="full"
            kind="single"
          />
        ))}
      </div>
    </fieldset>
  )
})
