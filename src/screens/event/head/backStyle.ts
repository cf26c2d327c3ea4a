import { css } from '@emotion/react'

import { radius, space, text, touch } from '#src/ui/theme/scale.ts'

/** The way back to a list, above what was opened from it. */
export const backStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  justifySelf: 'start',
  minHeight: 32,
  padding: `0 ${space[2]}px 0 ${space[1]}px`,
  borderRadius: radius.s,
  fontSize: text.s,
  fontWeight: 500,
  color: 'var(--text-2)',
  '&:hover': { background: 'var(--surface-3)', color: 'var(--text-1)' },
  [touch]: { minHeight: 40 },
})

/** The same within a head: its arrow alone, as large as a finger needs. */
export const backInHead = css({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 40,
  height: 40,
  borderRadius: radius.s,
  color: 'var(--text-2)',
  '&:hover': { background: 'var(--surface-3)', color: 'var(--text-1)' },
  '&:focus-visible': { outlineOffset: -2 },
})
