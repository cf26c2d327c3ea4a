import { css } from '@emotion/react'

import { motion, space, text } from './theme/scale.ts'

/** How a tab looks, and a way that stands in a row as tabs do: underlined where it is the one. */
export const tabLook = css({
  display: 'inline-flex',
  alignItems: 'center',
  padding: `0 ${space[3]}px`,
  fontSize: text.m,
  fontWeight: 600,
  color: 'var(--text-2)',
  borderBottom: '2px solid transparent',
  transition: `color ${motion}`,
  '&:hover': { color: 'var(--text-1)' },
  '&:focus-visible': { outlineOffset: -2 },
})

/** The one that is selected. */
export const chosenTab = { color: 'var(--text-1)', borderBottomColor: 'var(--accent)' } as const
