/** px of the row of days: its place is kept while they are on their way. */
export const dayTabsHeight = 45
