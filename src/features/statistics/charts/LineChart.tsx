import { css } from '@emotion/react'
import type { ReactNode } from 'react'

import { text } from '#src/ui/theme/scale.ts'
import { playTime } from '#src/words/match/statistics.ts'

import { room } from './lines.ts'

const styles = {
  chart: css({
    position: 'relative',
    fontSize: text.xs,
    color: 'var(--text-3)',
    paddingInlineEnd: 40,
    paddingBlockEnd: 16,
  }),
  svg: css({
    display: 'block',
    width: '100%',
    height: 120,
    borderInlineEnd: '1px solid var(--border)',
    borderBlockEnd: '1px solid var(--border)',
  }),
  most: css({ position: 'absolute', insetInlineEnd: 0, top: -2 }),
  least: css({ position: 'absolute', insetInlineEnd: 0, bottom: 14 }),
  times: css({
    position: 'absolute',
    insetInline: '0 40px',
    bottom: 0,
    display: 'flex',
    justifyContent: 'space-between',
  }),
}

interface LineChartProps {
  /** What is drawn, in words. */
  label: string
  /** What stands at the top and at the bottom. */
  most: string
  least: string
  /** Seconds of play at the end. */
  end: number
  children: ReactNode
}

/** Where the time is marked, in shares of it. */
const marks = [0, 0.25, 0.5, 0.75, 1] as const

/** A course over the time of play: lines that are stretched to the width there is, and figures that are not. */
export function LineChart({ label, most, least, end, children }: LineChartProps) {
  return (
    <div css={styles.chart} dir="ltr">
      <svg
        css={styles.svg}
        viewBox={`0 0 ${room.width} ${room.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        {children}
      </svg>
      <span css={styles.most} aria-hidden="true">
        {most}
      </span>
      <span css={styles.least} aria-hidden="true">
        {least}
      </span>
      <span css={styles.times} aria-hidden="true" data-times="">
        {marks.map((share) => (
          <span key={share}>{playTime(Math.round(share * end))}</span>
        ))}
      </span>
    </div>
  )
}
