import { memo } from 'react'

import { formatOdds } from '#domain/odds/odds.ts'
import { useFormat } from '#src/client/hooks/useFormat.ts'
import { usePreference } from '#src/client/hooks/usePreference.ts'
import type { OddsRow } from '#src/wire/match/oddsHistory.ts'

import { type Area, bandsOf, priceTicks, type Scale, stepPath, stretchesOf, thinned } from './chartShape.ts'
import type { HistorySide } from './movement.ts'
import type { NamedSide } from './sides.ts'

/** The same in the drawing and beside its names; the lines differ in their dashes too. */
export const sideColours = {
  home: 'var(--chart-1)',
  draw: 'var(--chart-3)',
  away: 'var(--chart-2)',
} as const satisfies Record<HistorySide, string>

const dashes = { home: undefined, draw: '2 3', away: '12 2' } as const satisfies Record<
  HistorySide,
  string | undefined
>

// As styles: of SVG's attributes the build keeps the names that icons have.
const besidePrice = { textAnchor: 'end', dominantBaseline: 'middle' } as const

/** A day: from this length on, days are marked and no times. */
const dayMs = 86_400_000

interface ChartLinesProps {
  rows: readonly OddsRow[]
  sides: readonly NamedSide[]
  scale: Scale
  area: Area
}

/** What of the chart stands still while one looks from row to row: lines, bands, prices and times beside them. */
export const ChartLines = memo(function ChartLines({ rows, sides, scale, area }: ChartLinesProps) {
  const format = useFormat()
  const oddsType = usePreference('oddsType')
  const [first, last] = scale.times
  const nameOf = last - first > dayMs ? format.weekday : format.time
  const bottom = area.top + area.height
  const right = area.left + area.width
  const count = area.width < 420 ? 3 : 5
  const times = Array.from({ length: count }, (_, at) => first + ((last - first) * at) / (count - 1))
  return (
    <>
      {bandsOf(rows, scale).map(({ from, to }) => (
        <rect
          key={from}
          data-suspended=""
          x={from}
          y={area.top}
          width={to - from}
          height={area.height}
          fill="var(--surface-4)"
        />
      ))}
      {priceTicks(scale, area.height / 8).map((euro) => (
        <g key={euro}>
          <line
            x1={area.left}
            x2={right}
            y1={scale.y(Number(euro))}
            y2={scale.y(Number(euro))}
            stroke="var(--border)"
          />
          <text x={area.left - 6} y={scale.y(Number(euro))} style={besidePrice}>
            {formatOdds({ euro }, oddsType)}
          </text>
        </g>
      ))}
      {times.map((ms, at) => (
        <text
          key={ms}
          x={scale.x(ms)}
          y={bottom + 6}
          style={{
            dominantBaseline: 'hanging',
            textAnchor: at === 0 ? 'start' : at === count - 1 ? 'end' : 'middle',
          }}
        >
          {nameOf(ms)}
        </text>
      ))}
      {sides.map(({ side }) => (
        <path
          key={side}
          data-line={side}
          d={stretchesOf(rows, side, scale)
            .map((points, at, all) =>
              stepPath(thinned(points), at === all.length - 1 ? right : (points.at(-1)?.x ?? right)),
            )
            .join('')}
          fill="none"
          stroke={sideColours[side]}
          style={{ strokeWidth: 2, strokeLinejoin: 'round', strokeDasharray: dashes[side] }}
        />
      ))}
    </>
  )
})
