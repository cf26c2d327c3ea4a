import { css } from '@emotion/react'
import type { ReactNode } from 'react'

import { floating, radius, space } from '#src/ui/theme/scale.ts'

const style = css({
  position: 'fixed',
  top: space[2],
  left: space[2],
  zIndex: 40,
  padding: `${space[2]}px ${space[4]}px`,
  borderRadius: radius.s,
  background: 'var(--accent)',
  color: 'var(--on-accent)',
  fontWeight: 600,
  boxShadow: floating,
  '&:not(:focus)': { transform: 'translateY(-200%)', boxShadow: 'none' },
})

/** The keyboard's way past the bars and columns. */
export function SkipLink({ targetId, children }: { targetId: string; children: ReactNode }) {
  return (
    <a href={`#${targetId}`} css={style}>
      {children}
    </a>
  )
}
