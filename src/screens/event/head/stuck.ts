import { css } from '@emotion/react'

import { shellTop } from '#src/shell/layout.ts'
import { lowest, padOrWider, space } from '#src/ui/theme/scale.ts'

import { viewsHeight } from '../views/viewsStyle.ts'

/** What stays at the top of an event's page once its head is scrolled away: the score line, and the row of views below it. */
export const scoreLineHeight = '2.25rem'

/** Its views' row and what the keyboard scrolls to follow them. */
const stuckVariables = {
  '--views-top': `calc(${shellTop} + ${scoreLineHeight})`,
  '--stuck': `calc(${scoreLineHeight} + ${viewsHeight}px)`,
  // Where height is what is missing the score line stays alone.
  [lowest]: { '--stuck': scoreLineHeight },
} as const

/** The page of an event, from edge to edge of its column. No grid: what sticks in a grid sticks within its own row. */
export const pageStyle = css({
  ...stuckVariables,
  display: 'flex',
  flexDirection: 'column',
  [padOrWider]: { marginInline: -space[2] },
  '& :is(a, button, [tabindex])': { scrollMarginTop: 'calc(var(--stuck) + 8px)' },
})
