import { css } from '@emotion/react'
import { memo } from 'react'

import { hashOf } from './crest.ts'

const mark = css({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 'var(--mark-size)',
  height: 'var(--mark-size)',
  borderRadius: '50%',
  background: 'oklch(0.5 0.115 var(--h1))',
  color: '#fff',
  fontSize: 'calc(var(--mark-size) * 0.36)',
  fontWeight: 600,
  lineHeight: 1,
  '&::before': { content: 'attr(data-monogram)' },
  '@media (forced-colors: active)': { forcedColorAdjust: 'none' },
})

interface MemberMarkProps {
  /** As much of it as others may know. */
  name: string
  /** Diameter in px. */
  size: 28 | 40 | 56
}

/** A member's mark on a board: the first letter of the name in a round of one hue. The name is next to it. */
export const MemberMark = memo(function MemberMark({ name, size }: MemberMarkProps) {
  const [first = ''] = Array.from(name)
  return (
    <span
      css={mark}
      aria-hidden="true"
      data-monogram={first.toUpperCase()}
      style={{ '--h1': (hashOf(name) % 12) * 30, '--mark-size': `${size}px` } as React.CSSProperties}
    />
  )
})
