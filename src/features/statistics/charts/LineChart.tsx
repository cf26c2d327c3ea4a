import { css } from '@emotion/react'
import type { ReactNode } from 'react'

import { text } from '#src/ui/theme/scale.ts'

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
  end: css({ position: 'absolute', insetInlineEnd: 40, bottom: 0 }),
}

interface LineChartProps {
  /** What is drawn, in words. */
  label: string
  /** What stands at the top, at the bottom and at the end. */
  most: string
  least: string
  end: string
  children: ReactNode
}

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
      <span css={styles.end} aria-hidden="true">
        {end}
      </span>
    </div>
  )
}
