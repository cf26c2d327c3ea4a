import { css } from '@emotion/react'

import { text } from '#src/ui/theme/scale.ts'

/** One way of the phone's bar: an icon above its word, as large as a thumb. */
export const barItem = css({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 2,
  width: '100%',
  minHeight: 48,
  fontSize: text.xs,
  color: 'var(--text-2)',
  textAlign: 'center',
  '&:focus-visible': { outlineOffset: -2 },
  '&[data-status=active], &[data-filled=true]': { color: 'var(--accent)' },
})
