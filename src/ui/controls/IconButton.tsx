import { css } from '@emotion/react'
import type { ComponentProps } from 'react'

import { Icon, type IconName } from '#src/ui/icon/Icon.tsx'
import { forcedColours, motion, radius, touch } from '#src/ui/theme/scale.ts'

const style = css({
  display: 'inline-grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  flex: 'none',
  borderRadius: radius.s,
  color: 'var(--text-2)',
  transition: `background ${motion}`,
  '&:hover:not(:disabled)': { background: 'var(--surface-3)', color: 'var(--text-1)' },
  '&:disabled': { color: 'var(--text-3)' },
  '&[aria-pressed="true"]': { background: 'var(--surface-3)', color: 'var(--accent-strong)' },
  [touch]: { width: 40, height: 40 },
  [forcedColours]: {
    '&[aria-pressed="true"]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
  },
})

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  icon: IconName
  /** What the button does, for anyone who cannot see the icon. */
  label: string
}

export function IconButton({ icon, label, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button type={type} aria-label={label} title={label} css={style} {...rest}>
      <Icon name={icon} />
    </button>
  )
}
