import { css } from '@emotion/react'
import { useLingui } from '@lingui/react/macro'
import { memo } from 'react'

import type { Momentum } from '#src/wire/match/statistics.ts'

import { sideColour, type Teams } from '../teams.ts'

/** Units of the drawing: a bar, from one to the next, and its height with the goals over and under the bars. */
const bar = 4
const pitch = 6
const height = 32
const middle = height / 2
/** Of a bar that leans all the way. */
const longest = 12
const shortest = 1
const mark = 3

const drawing = css({ display: 'block', width: '100%', maxWidth: 420, height, forcedColorAdjust: 'none' })

interface MomentumBarsProps {
  momentum: Momentum
  teams: Teams
}

/** Who had the better of the match, step by step: home above the line, away below it, with a mark for each goal. */
export const MomentumBars = memo(function MomentumBars({
  momentum: { planned, steps },
  teams: { home, away },
}: MomentumBarsProps) {
  const { t } = useLingui()
  const count = Math.max(planned, steps.length)
  const ofHome = steps.filter(({ lean }) => lean > 0).length
  const ofAway = steps.filter(({ lean }) => lean < 0).length
  return (
    <svg
      css={drawing}
      viewBox={`0 0 ${pitch * count - (pitch - bar)} ${height}`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      data-momentum=""
      role="img"
      aria-label={t`Momentum, ${home} above and ${away} below: spells on top ${ofHome}–${ofAway}`}
    >
      {Array.from({ length: count }, (_, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- steps stand in their order, and none is taken away
        <Step key={at} x={pitch * at} step={steps[at] ?? null} before={steps[at - 1] ?? null} />
      ))}
    </svg>
  )
})

type MomentumStep = Momentum['steps'][number]

/** A step that is to come is a line. */
function Step({ x, step, before }: { x: number; step: MomentumStep | null; before: MomentumStep | null }) {
  const lean = step?.lean ?? 0
  const length = lean === 0 ? shortest : Math.max(shortest, (longest * Math.abs(lean)) / 100)
  const y = lean > 0 ? middle - length : middle
  const isFirstOfPeriod = step !== null && before !== null && before.period !== step.period
  return (
    <>
      {isFirstOfPeriod && (
        <rect x={x - 1.5} y={4} width={1} height={height - 8} fill="var(--border-strong)" data-period="" />
      )}
      <rect
        x={x}
        y={y}
        width={bar}
        height={length}
        fill={lean === 0 ? 'var(--surface-4)' : sideColour[lean > 0 ? 'home' : 'away']}
        data-lean={step?.lean}
      />
      {(['home', 'away'] as const).map(
        (side) =>
          step?.goals.includes(side) === true && (
            <rect
              key={side}
              x={x}
              y={side === 'home' ? Math.min(y, middle) - mark - 1 : Math.max(y + length, middle) + 1}
              width={bar}
              height={mark}
              fill="var(--text-1)"
              data-goal={side}
            />
          ),
      )}
    </>
  )
}
