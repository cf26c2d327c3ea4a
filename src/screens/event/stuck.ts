import { shellTop } from '#src/shell/layout.ts'
import { lowest, touch } from '#src/ui/theme/scale.ts'

/** What stays at the top of an event's page once its head is scrolled away: the score line, and the row of views below it. */
export const scoreLineHeight = '2.25rem'

/** The row of views, as high as its tabs with the line below them. */
export const viewsRowHeight = { mouse: 41, touch: 45 } as const

/** Declared on the page's article; its views' row and what the keyboard scrolls to follow them. */
export const stuckVariables = {
  '--views-top': `calc(${shellTop} + ${scoreLineHeight})`,
  '--stuck': `calc(${scoreLineHeight} + ${viewsRowHeight.mouse}px)`,
  [touch]: { '--stuck': `calc(${scoreLineHeight} + ${viewsRowHeight.touch}px)` },
  // Where height is what is missing the score line stays alone.
  [lowest]: { '--stuck': scoreLineHeight },
} as const
