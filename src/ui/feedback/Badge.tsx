import { css } from '@emotion/react'
import type { ReactNode } from 'react'

import { radius, space, text } from '#src/ui/theme/scale.ts'

const base = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minWidth: 20,
  justifyContent: 'center',
  padding: `0 ${space[1] + 2}px`,
  borderRadius: radius.s,
  fontSize: text.xs,
  fontWeight: 500,
  lineHeight: '1.125rem',
  whiteSpace: 'nowrap',
})

const tones = {
  neutral: css({ background: 'var(--surface-3)', color: 'var(--text-2)' }),
  accent: css({ background: 'var(--accent-surface)', color: 'var(--accent-strong)' }),
  live: css({ background: 'var(--live-surface)', color: 'var(--live)' }),
  win: css({ background: 'var(--win-surface)', color: 'var(--win)' }),
  lose: css({ background: 'var(--lose-surface)', color: 'var(--lose)' }),
  // Half of it: the colour as an outline.
  halfWin: css({ boxShadow: 'inset 0 0 0 1px var(--win)', color: 'var(--win)' }),
  halfLose: css({ boxShadow: 'inset 0 0 0 1px var(--lose)', color: 'var(--lose)' }),
  refund: css({ background: 'var(--surface-2)', color: 'var(--refund)' }),
  warning: css({ background: 'var(--warning-surface)', color: 'var(--warning)' }),
  danger: css({ background: 'var(--danger-surface)', color: 'var(--danger)' }),
}

export type BadgeTone = keyof typeof tones

/** A short word or a count that belongs to what is next to it. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span css={[base, tones[tone]]} data-tone={tone}>
      {children}
    </span>
  )
}
