import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type PointerEvent, useMemo, useRef, useState } from 'react'

import { formatOdds } from '#domain/odds/odds.ts'
import { useFormat } from '#src/client/hooks/useFormat.ts'
import { usePreference } from '#src/client/hooks/usePreference.ts'
import { Name } from '#src/ui/text/Name.tsx'
import { useTextSize } from '#src/ui/text/textSize.ts'
import { phone, radius, space, text } from '#src/ui/theme/scale.ts'
import type { OddsRow } from '#src/wire/match/oddsHistory.ts'
import { marketStatusText } from '#src/words/market/statuses.ts'

import { ChartLines, sideColours } from './ChartLines.tsx'
import { type Area, rowAt, scaleOf } from './chartShape.ts'
import type { NamedSide } from './sides.ts'
import { timeToSecond } from './times.ts'
import { useWidth } from './useWidth.ts'

const styles = {
  chart: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[2],
    padding: space[3],
    background: 'var(--surface-2)',
    border: '1px solid var(--border)',
    borderRadius: radius.m,
  }),
  // Two lines, whatever it says, so that nothing below it moves.
  readout: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: space[4],
    minHeight: '2.5rem',
    [phone]: { minHeight: '3.75rem' },
    margin: 0,
    fontSize: text.s,
    fontVariantNumeric: 'tabular-nums',
    '> span': { display: 'inline-flex', alignItems: 'baseline', gap: space[1], minWidth: 0 },
    '> span > i': { width: 8, height: 8, borderRadius: 2, flex: 'none' },
    '> span > span': {
      maxWidth: '9rem',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      color: 'var(--text-2)',
    },
    '> time': { color: 'var(--text-2)' },
  }),
  drawing: css({
    position: 'relative',
    touchAction: 'pan-y',
    borderRadius: radius.s,
    // Time goes on to the right in every language.
    '> svg': { display: 'block', width: '100%', overflow: 'visible', direction: 'ltr' },
    '& text': { fill: 'var(--text-2)', fontSize: text.xs, fontVariantNumeric: 'tabular-nums' },
  }),
  hint: css({
    margin: 0,
    fontSize: text.s,
    color: 'var(--text-2)',
    // Fingers alone have no keys.
    '> span': { '@media (hover: none) and (pointer: coarse)': { display: 'none' } },
  }),
}

/** rem, so that larger text has its room. */
const height = 15

interface OddsChartProps {
  name: string
  /** Newest first, at least one. */
  rows: readonly OddsRow[]
  sides: readonly NamedSide[]
}

/**
 * How a market's prices have moved, drawn: time against price, each side a line, on grey where nothing could be bet. The
 * pointer and the arrow keys go from row to row, which is read out; the table below has all of it [BROWSE-12] [A11Y-01].
 */
export function OddsChart({ name, rows, sides }: OddsChartProps) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const oddsType = usePreference('oddsType')
  const textSize = useTextSize()
  const drawing = useRef<HTMLDivElement>(null)
  const width = useWidth(drawing, 640)
  // Counted from the oldest, so that it stays when newer ones come; null is the newest.
  const [chosen, choose] = useState<number | null>(null)
  const at = chosen === null ? 0 : Math.max(0, rows.length - 1 - chosen)
  const row = rows[at]
  // Room for the longest price beside the lines.
  const left = (oddsType === 'indo' ? 4 : 3.25) * textSize
  const area = useMemo<Area>(
    () => ({
      left,
      top: 0.5 * textSize,
      width: Math.max(1, width - left - 0.5 * textSize),
      height: (height - 2) * textSize,
    }),
    [width, left, textSize],
  )
  const scale = useMemo(
    () =>
      scaleOf(
        rows,
        sides.map(({ side }) => side),
        area,
      ),
    [rows, sides, area],
  )
  if (row === undefined) return null

  const go = (index: number): void => choose(rows.length - 1 - Math.min(rows.length - 1, Math.max(0, index)))
  const onKeyDown = (event: KeyboardEvent): void => {
    const leap = Math.max(1, Math.round(rows.length / 10))
    const steps: Readonly<Record<string, number>> = {
      ArrowLeft: at + 1,
      ArrowDown: at + 1,
      ArrowRight: at - 1,
      ArrowUp: at - 1,
      PageDown: at + leap,
      PageUp: at - leap,
      Home: rows.length - 1,
      End: 0,
    }
    const to = steps[event.key]
    if (to === undefined || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    go(to)
  }
  const onPointer = ({ clientX, currentTarget }: PointerEvent): void => {
    const [first, last] = scale.times
    const place = clientX - currentTarget.getBoundingClientRect().left - area.left
    go(rowAt(rows, first + (place / area.width) * (last - first)))
  }
  const time = `${format.weekday(row.at)} ${timeToSecond(format, row.at)}`
  const status = marketStatusText(i18n, row.status)
  const priced = sides.map(({ side, name: sideName }) => ({
    side,
    name: sideName,
    odds: formatOdds({ euro: row[side] ?? '0' }, oddsType),
  }))
  const spoken = [time, ...priced.map((price) => `${price.name} ${price.odds}`), status]
  return (
    <figure css={styles.chart} style={{ margin: 0 }}>
      <p css={styles.readout} aria-hidden="true">
        <time>{time}</time>
        {priced.map((price) => (
          <span key={price.side}>
            <i style={{ background: sideColours[price.side] }} />
            <Name>{price.name}</Name>
            <b>{price.odds}</b>
          </span>
        ))}
        {status !== null && <b>{status}</b>}
      </p>
      <div
        ref={drawing}
        css={styles.drawing}
        role="slider"
        tabIndex={0}
        aria-label={t`Chart of ${name}`}
        aria-valuemin={1}
        aria-valuemax={rows.length}
        aria-valuenow={rows.length - at}
        aria-valuetext={spoken.filter((part) => part !== null).join(', ')}
        onKeyDown={onKeyDown}
        onPointerDown={onPointer}
        onPointerMove={onPointer}
      >
        <svg height={height * textSize} viewBox={`0 0 ${width} ${height * textSize}`} aria-hidden="true">
          <ChartLines rows={rows} sides={sides} scale={scale} area={area} />
          <line
            x1={scale.x(row.at)}
            x2={scale.x(row.at)}
            y1={area.top}
            y2={area.top + area.height}
            stroke="var(--text-2)"
            style={{ strokeDasharray: '2 3' }}
          />
          {priced.map(
            ({ side, odds }) =>
              odds !== '-' && (
                <circle
                  key={side}
                  cx={scale.x(row.at)}
                  cy={scale.y(Number(row[side]))}
                  r={4}
                  fill={sideColours[side]}
                  stroke="var(--surface-2)"
                />
              ),
          )}
        </svg>
      </div>
      <figcaption css={styles.hint}>
        <Trans>Grey: suspended or closed.</Trans>{' '}
        <span>
          <Trans>Use the arrow keys to step through changes.</Trans>
        </span>
      </figcaption>
    </figure>
  )
}
