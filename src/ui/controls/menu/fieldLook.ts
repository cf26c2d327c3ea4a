import { css } from '@emotion/react'

import { motion, radius, space, text, touch } from '#src/ui/theme/scale.ts'

/** How a button looks that says what is chosen, and opens the choice. */
export const fieldLook = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minWidth: 0,
  width: '100%',
  minHeight: 32,
  padding: `0 ${space[2]}px 0 10px`,
  background: 'var(--surface-2)',
  color: 'var(--text-1)',
  border: '1px solid var(--border-strong)',
  borderRadius: radius.s,
  fontSize: text.s,
  fontWeight: 500,
  textAlign: 'start',
  transition: `background ${motion}`,
  '&:hover, &[aria-expanded=true]': { background: 'var(--surface-3)' },
  '> svg': { color: 'var(--text-3)' },
  [touch]: { minHeight: 40 },
})
