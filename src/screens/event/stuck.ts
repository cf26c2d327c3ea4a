import { shellTop } from '#src/shell/layout.ts'
import { tabsHeight } from '#src/ui/tabsHeight.ts'
import { lowest, touch } from '#src/ui/theme/scale.ts'

/** What stays at the top of an event's page once its head is scrolled away: the score line, and the row of views below it. */
export const scoreLineHeight = '2.25rem'

/** Declared on the page's article; its views' row and what the keyboard scrolls to follow them. */
export const stuckVariables = {
  '--views-top': `calc(${shellTop} + ${scoreLineHeight})`,
  '--stuck': `calc(${scoreLineHeight} + ${tabsHeight.mouse}px)`,
  [touch]: { '--stuck': `calc(${scoreLineHeight} + ${tabsHeight.touch}px)` },
  // Where height is what is missing the score line stays alone.
  [lowest]: { '--stuck': scoreLineHeight },
} as const
