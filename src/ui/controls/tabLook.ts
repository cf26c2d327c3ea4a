import { css } from '@emotion/react'

import { forcedColours, motion, text } from '#src/ui/theme/scale.ts'

/** How a tab looks, and a way that stands in a row as tabs do: underlined where it is the one. */
export const tabLook = css({
  display: 'inline-flex',
  alignItems: 'center',
  padding: '0 10px',
  fontSize: text.s,
  fontWeight: 500,
  color: 'var(--text-2)',
  borderBottom: '2px solid transparent',
  transition: `color ${motion}`,
  '&:hover': { color: 'var(--text-1)' },
  '&:focus-visible': { outlineOffset: -2 },
  // A transparent line is drawn there in the colour of the text.
  [forcedColours]: { borderBottomColor: 'Canvas' },
})

/** The one that is selected. */
export const chosenTab = {
  color: 'var(--text-1)',
  borderBottomColor: 'var(--accent)',
  fontWeight: 600,
  // oxlint-disable-next-line lingui/no-unlocalized-strings -- a colour of the system's
  [forcedColours]: { borderBottomWidth: 3, borderBottomColor: 'Highlight' },
} as const
