import { deferredPart, optionalPart } from '#src/i18n/deferredPart.tsx'

import { dayTabsPlace } from './tabs/dayTabsPlace.ts'

/** The days of early and combo, once one of these is opened. */
export const DayTabs = optionalPart(
  async () => (await import('./tabs/DayTabs.tsx')).DayTabs,
  <div css={dayTabsPlace} />,
)

/** Who wins it all, once that is opened. */
export const OutrightList = deferredPart(
  async () => (await import('./outrights/OutrightList.tsx')).OutrightList,
)

/** Hot betting and rankings, side by side. */
export const BoardSwitch = optionalPart(async () => (await import('./tabs/BoardSwitch.tsx')).BoardSwitch)

/** How many favourites the member has, after the first list. */
export const FavouriteCount = optionalPart(
  async () => (await import('./favourites/FavouriteCount.tsx')).FavouriteCount,
)

/** That there is nothing in a list, and where there may be something. */
export const ListEmpty = optionalPart(async () => (await import('./list/ListEmpty.tsx')).ListEmpty)

/** What is played next where a match is over. */
export const NextMatches = optionalPart(async () => (await import('./NextMatches.tsx')).NextMatches)
