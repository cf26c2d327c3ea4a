import { css } from '@emotion/react'
import type { ComponentProps } from 'react'

import { radius, touch } from '#src/ui/theme/scale.ts'

/* oxlint-disable lingui/no-unlocalized-strings -- drawings */
const paths = {
  back: 'M9 3.5h3.5v9h-9V9M3.5 6V3.5H6M3.5 3.5 9 9',
  close: 'M4 4l8 8M12 4l-8 8',
  fold: 'M4 10l4-4 4 4',
  fullScreen: 'M2.5 6V2.5H6M10 2.5h3.5V6M13.5 10v3.5H10M6 13.5H2.5V10',
  leaveFullScreen: 'M6 2.5V6H2.5M13.5 6H10V2.5M10 13.5V10h3.5M2.5 10H6v3.5',
  pause: 'M5.5 3v10M10.5 3v10',
  picture: 'M1.8 3h12.4v10H1.8zM8 8h4.2v3H8z',
  play: 'M5 3.2 12.5 8 5 12.8z',
  silent: 'M2 6.2h2.6L8 3.2v9.6L4.6 9.8H2zM10.5 6.3l3.4 3.4M13.9 6.3l-3.4 3.4',
  unfold: 'M4 6l4 4 4-4',
  sound: 'M2 6.2h2.6L8 3.2v9.6L4.6 9.8H2zM10.4 6a2.8 2.8 0 0 1 0 4M12.2 4.3a5.2 5.2 0 0 1 0 7.4',
} as const
/* oxlint-enable lingui/no-unlocalized-strings */

export type StreamIcon = keyof typeof paths

export const streamButtonStyle = css({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 32,
  height: 32,
  borderRadius: radius.s,
  color: 'var(--text-2)',
  '&:hover': { background: 'var(--surface-3)', color: 'var(--text-1)' },
  [touch]: { width: 40, height: 40 },
})

/** A mark of the player's own, which nothing of the first view knows. */
export function StreamMark({ name }: { name: StreamIcon }) {
  return (
    <svg
      width={16}
      height={16}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} />
    </svg>
  )
}

interface StreamButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children' | 'type'> {
  icon: StreamIcon
  /** What the button does. */
  label: string
}

/** A button of the player. */
export function StreamButton({ icon, label, ...rest }: StreamButtonProps) {
  return (
    <button type="button" aria-label={label} title={label} css={streamButtonStyle} {...rest}>
      <StreamMark name={icon} />
    </button>
  )
}
