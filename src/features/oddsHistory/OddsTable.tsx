import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useRef } from 'react'

import { formatOdds } from '#domain/odds/odds.ts'
import { useFormat } from '#src/client/hooks/useFormat.ts'
import { usePreference } from '#src/client/hooks/usePreference.ts'
import { cssHeight, type Height, heightInPx } from '#src/ui/list/windowedList/height.ts'
import { useKeptPlace } from '#src/ui/list/windowedList/useKeptPlace.ts'
import { useVisibleRange } from '#src/ui/list/windowedList/useVisibleRange.ts'
import { offsetsOf } from '#src/ui/list/windowedList/visibleRange.ts'
import { Name } from '#src/ui/text/Name.tsx'
import { useTextSize } from '#src/ui/text/textSize.ts'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { phone, radius, space, text } from '#src/ui/theme/scale.ts'
import type { OddsRow } from '#src/wire/match/oddsHistory.ts'
import { marketStatusText } from '#src/words/market/statuses.ts'

import { type Movement, movementAt } from './movement.ts'
import type { NamedSide } from './sides.ts'
import { timeToSecond } from './times.ts'

const rowHeight: Height = { rem: 2.5, px: 1 }

const styles = {
  table: css({
    background: 'var(--surface-2)',
    border: '1px solid var(--border)',
    borderRadius: radius.m,
    overflow: 'hidden',
    fontSize: text.s,
    fontVariantNumeric: 'tabular-nums',
    [phone]: { fontSize: text.s },
  }),
  row: css({
    display: 'grid',
    gridAutoFlow: 'column',
    gridTemplateColumns: 'minmax(6rem, 1.2fr)',
    gridAutoColumns: 'minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: space[2],
    width: '100%',
    height: cssHeight(rowHeight),
    padding: `0 ${space[3]}px`,
    borderBottom: '1px solid var(--border)',
    '> *': { textAlign: 'right', minWidth: 0, lineHeight: 1.2 },
    '> :first-of-type': { textAlign: 'left' },
  }),
  head: css({
    background: 'var(--surface-3)',
    color: 'var(--text-2)',
    fontSize: text.s,
    '> *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  }),
  body: css({ position: 'relative', '> [role=row]': { position: 'absolute', top: 0, left: 0 } }),
  day: css({ display: 'block', fontSize: text.xs, color: 'var(--text-2)' }),
  price: css({ fontWeight: 600 }),
  shut: css({ display: 'block', fontSize: text.xs, color: 'var(--text-2)' }),
  up: css({ color: 'var(--up)' }),
  down: css({ color: 'var(--down)' }),
  none: css({ color: 'var(--text-2)' }),
  note: css({ margin: 0, fontSize: text.s, color: 'var(--text-2)' }),
}

const signs = { up: '▲', down: '▼', none: '' } as const satisfies Record<Movement['way'], string>

interface OddsTableProps {
  name: string
  /** Newest first. */
  rows: readonly OddsRow[]
  sides: readonly NamedSide[]
}

/**
 * A market's prices as rows, newest first, each with its exact difference to the next [BROWSE-12]. However many there
 * are, those that are seen are mounted; who hears the table knows how many rows it has.
 */
export function OddsTable({ name, rows, sides }: OddsTableProps) {
  const { t } = useLingui()
  const textSize = useTextSize()
  const body = useRef<HTMLDivElement>(null)
  const shown = useMemo(() => {
    const height = heightInPx(rowHeight, textSize)
    // Counted from the oldest, which stays the same row when newer ones come.
    const items = rows.map((_, at) => ({ key: String(rows.length - at) }))
    return { items, offsets: offsetsOf(rows.map(() => height)) }
  }, [rows, textSize])
  const { offsets } = shown
  useKeptPlace(body, shown)
  const { first, end } = useVisibleRange(body, offsets)
  const hasLine = rows.some(
    ({ line, handicap }) => (line ?? handicap) !== (rows[0]?.line ?? rows[0]?.handicap),
  )
  const compared = sides.find(({ side }) => side === 'home')?.name ?? ''
  return (
    <>
      <p css={styles.note}>
        <Trans>
          Change: <Name>{compared}</Name> since the row below, in decimal odds.
        </Trans>
      </p>
      <div
        role="table"
        aria-label={t`Odds history of ${name}`}
        aria-rowcount={rows.length + 1}
        css={styles.table}
      >
        <div role="row" aria-rowindex={1} css={[styles.row, styles.head]}>
          <span role="columnheader">
            <Trans context="time of day">Time</Trans>
          </span>
          {hasLine && (
            <span role="columnheader">
              <Trans context="handicap or total of a market">Line</Trans>
            </span>
          )}
          {sides.map(({ side, name: sideName }) => (
            <span key={side} role="columnheader" title={sideName}>
              <Name>{sideName}</Name>
            </span>
          ))}
          <span role="columnheader">
            <Trans context="difference in odds since the row below">Change</Trans>
          </span>
        </div>
        <div ref={body} role="rowgroup" css={styles.body} style={{ height: offsets.at(-1) ?? 0 }}>
          {rows.slice(first, end).map((row, at) => (
            <div
              key={shown.items[first + at]?.key}
              role="row"
              aria-rowindex={first + at + 2}
              css={styles.row}
              style={{ transform: `translateY(${offsets[first + at] ?? 0}px)` }}
            >
              <Cells row={row} sides={sides} hasLine={hasLine} movement={movementAt(rows, first + at)} />
            </div>
          ))}
        </div>
      </div>
    </>
  )
}

interface CellsProps {
  row: OddsRow
  sides: readonly NamedSide[]
  hasLine: boolean
  movement: Movement | null
}

function Cells({ row, sides, hasLine, movement }: CellsProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const oddsType = usePreference('oddsType')
  const status = marketStatusText(i18n, row.status)
  return (
    <>
      <span role="cell">
        {timeToSecond(format, row.at)} <span css={styles.day}>{format.weekday(row.at)}</span>
      </span>
      {hasLine && <span role="cell">{row.line ?? row.handicap}</span>}
      {sides.map(({ side }) => (
        <span key={side} role="cell" css={styles.price}>
          {formatOdds({ euro: row[side] ?? '0' }, oddsType)}
        </span>
      ))}
      <span role="cell" css={styles[movement?.way ?? 'none']}>
        {movement === null ? (
          <Trans context="first odds recorded">Opening</Trans>
        ) : (
          <MovementText movement={movement} />
        )}{' '}
        {status !== null && <span css={styles.shut}>{status}</span>}
      </span>
    </>
  )
}

function MovementText({ movement: { text: figure, way } }: { movement: Movement }) {
  return (
    <>
      <span aria-hidden="true">{signs[way]} </span>
      {figure}
      {way !== 'none' && (
        <VisuallyHidden>
          {way === 'up' ? (
            <Trans context="odds went up">, up</Trans>
          ) : (
            <Trans context="odds went down">, down</Trans>
          )}
        </VisuallyHidden>
      )}
    </>
  )
}
