import { css } from '@emotion/react'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useRef } from 'react'

import { formatOdds } from '#domain/odds/odds.ts'
import { useFormat } from '#src/client/hooks/useFormat.ts'
import { usePreference } from '#src/client/hooks/usePreference.ts'
import { cssHeight, type Height, heightInPx } from '#src/ui/list/windowedList/height.ts'
import { useKeptPlace } from '#src/ui/list/windowedList/useKeptPlace.ts'
import { useVisibleRange } from '#src/ui/list/windowedList/useVisibleRange.ts'
import { offsetsOf } from '#src/ui/list/windowedList/visibleRange.ts'
import { Dot } from '#src/ui/text/Dot.tsx'
import { Name } from '#src/ui/text/Name.tsx'
import { useTextSize } from '#src/ui/text/textSize.ts'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { phone, radius, space, text } from '#src/ui/theme/scale.ts'
import type { OddsRow } from '#src/wire/match/oddsHistory.ts'
import { marketStatusText } from '#src/words/market/statuses.ts'

import type { Movement } from './movement.ts'
import type { NamedSide } from './sides.ts'
import { type PricesRow, type ShutRow, tableRows } from './tableRows.ts'
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
    // A name stands above its prices, and each price at the same place of its column.
    '> *': { minWidth: 0, lineHeight: 1.2 },
  }),
  head: css({
    background: 'var(--surface-3)',
    color: 'var(--text-2)',
    fontSize: text.s,
    '> *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  }),
  body: css({ position: 'relative', '> [role=row]': { position: 'absolute', top: 0, left: 0 } }),
  day: css({ display: 'block', fontSize: text.xs, color: 'var(--text-2)' }),
  // A price with its change beside it; below it where there is no room.
  price: css({
    display: 'grid',
    gridTemplateColumns: '3.75rem minmax(0, auto)',
    justifyContent: 'start',
    alignItems: 'baseline',
    columnGap: space[3],
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    '> b': { fontWeight: 600 },
    '> small': { fontSize: text.s, [phone]: { fontSize: text.xs } },
    '> small:empty': { [phone]: { display: 'none' } },
    '> [data-way="up"]': { color: 'var(--up)' },
    '> [data-way="down"]': { color: 'var(--down)' },
  }),
  shut: css({ background: 'var(--surface-3)', color: 'var(--text-2)' }),
}

const signs = { up: '▲', down: '▼' } as const satisfies Record<Movement['way'], string>

interface OddsTableProps {
  name: string
  /** Newest first. */
  rows: readonly OddsRow[]
  sides: readonly NamedSide[]
}

/**
 * A market's prices as rows, newest first, each price with its exact difference to the row below in decimal odds
 * [BROWSE-12]. However many there are, those that are seen are mounted; who hears the table knows how many rows it has.
 */
export function OddsTable({ name, rows, sides }: OddsTableProps) {
  const { t } = useLingui()
  const textSize = useTextSize()
  const body = useRef<HTMLDivElement>(null)
  const worthARow = useMemo(
    () =>
      tableRows(
        rows,
        sides.map(({ side }) => side),
      ),
    [rows, sides],
  )
  const shown = useMemo(() => {
    const height = heightInPx(rowHeight, textSize)
    // Counted from the oldest, which stays the same row when newer ones come.
    const items = worthARow.map((_, at) => ({ key: String(worthARow.length - at) }))
    return { items, offsets: offsetsOf(worthARow.map(() => height)) }
  }, [worthARow, textSize])
  const { offsets } = shown
  useKeptPlace(body, shown)
  const { first, end } = useVisibleRange(body, offsets)
  const hasLine = rows.some(
    ({ line, handicap }) => (line ?? handicap) !== (rows[0]?.line ?? rows[0]?.handicap),
  )
  return (
    <div
      role="table"
      aria-label={t`Odds history of ${name}`}
      aria-rowcount={worthARow.length + 1}
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
      </div>
      <div ref={body} role="rowgroup" css={styles.body} style={{ height: offsets.at(-1) ?? 0 }}>
        {worthARow.slice(first, end).map((row, at) => (
          <div
            key={shown.items[first + at]?.key}
            role="row"
            aria-rowindex={first + at + 2}
            css={[styles.row, row.kind === 'shut' && styles.shut]}
            style={{ transform: `translateY(${offsets[first + at] ?? 0}px)` }}
          >
            {row.kind === 'shut' ? (
              <ShutCells shut={row} span={sides.length + (hasLine ? 1 : 0)} />
            ) : (
              <Cells prices={row} sides={sides} hasLine={hasLine} />
            )}
          </div>
        ))}
      </div>
    </div>
  )
}

/** When, with its day below. */
function When({ at, isOpening = false }: { at: number; isOpening?: boolean }) {
  const format = useFormat()
  return (
    <span role="cell">
      {timeToSecond(format, at)}{' '}
      <span css={styles.day}>
        {format.weekday(at)}
        {isOpening && (
          <>
            <Dot />
            <Trans context="first odds recorded">Opening</Trans>
          </>
        )}
      </span>
    </span>
  )
}

interface CellsProps {
  prices: PricesRow
  sides: readonly NamedSide[]
  hasLine: boolean
}

function Cells({ prices: { row, movements, isOpening }, sides, hasLine }: CellsProps) {
  const oddsType = usePreference('oddsType')
  return (
    <>
      <When at={row.at} isOpening={isOpening} />
      {hasLine && <span role="cell">{row.line ?? row.handicap}</span>}
      {sides.map(({ side }) => {
        const movement = movements[side] ?? null
        return (
          <span key={side} role="cell" css={styles.price}>
            <b>{formatOdds({ euro: row[side] ?? '0' }, oddsType)}</b>{' '}
            <small data-way={movement?.way}>
              {movement !== null && <MovementText movement={movement} />}
            </small>
          </span>
        )
      })}
    </>
  )
}

/** A minute at least: what is shorter has no row. */
const minute = 60_000

function ShutCells({ shut: { at, status, lasted }, span }: { shut: ShutRow; span: number }) {
  const { t, i18n } = useLingui()
  const said = marketStatusText(i18n, status)
  const minutes = Math.round((lasted ?? 0) / minute)
  return (
    <>
      <When at={at} />
      <span role="cell" aria-colspan={span} style={{ gridColumn: `span ${span}` }}>
        {lasted === null
          ? said
          : t`${plural(minutes, { one: `${said} for # minute`, other: `${said} for # minutes` })}`}
      </span>
    </>
  )
}

function MovementText({ movement: { text: figure, way } }: { movement: Movement }) {
  return (
    <>
      <span aria-hidden="true">{signs[way]} </span>
      {figure}
      <VisuallyHidden>
        {way === 'up' ? (
          <Trans context="odds went up">, up</Trans>
        ) : (
          <Trans context="odds went down">, down</Trans>
        )}
      </VisuallyHidden>
    </>
  )
}
