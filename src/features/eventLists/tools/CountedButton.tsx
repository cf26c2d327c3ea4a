import { css } from '@emotion/react'

import { IconButton } from '#src/ui/controls/IconButton.tsx'
import type { IconName } from '#src/ui/icon/Icon.tsx'
import { text } from '#src/ui/theme/scale.ts'

const style = css({
  position: 'relative',
  flex: 'none',
  '> small': {
    position: 'absolute',
    top: 2,
    insetInlineEnd: 0,
    minWidth: '1rem',
    padding: '0 2px',
    borderRadius: 8,
    background: 'var(--accent)',
    color: 'var(--on-accent)',
    fontSize: text.xs,
    fontWeight: 500,
    lineHeight: '1rem',
    textAlign: 'center',
    pointerEvents: 'none',
  },
})

interface CountedButtonProps {
  icon: IconName
  label: string
  count: number
  onClick: () => void
}

/** Opens a dialog, and bears how many things are chosen in it. */
export function CountedButton({ icon, label, count, onClick }: CountedButtonProps) {
  return (
    <span css={style}>
      <IconButton icon={icon} label={label} aria-haspopup="dialog" onClick={onClick} />
      {count > 0 && <small aria-hidden="true">{count}</small>}
    </span>
  )
}
