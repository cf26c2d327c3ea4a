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

/** Search, competitions, odds and starts: what a list is narrowed by. */
export const ListTools = optionalPart(async () => (await import('./tools/ListTools.tsx')).ListTools)

/** The games, on phones. */
export const GameChips = optionalPart(async () => (await import('./tools/GameChips.tsx')).GameChips)

/** The lists and boards, on phones. */
export const ViewMenu = optionalPart(async () => (await import('./tabs/ViewMenu.tsx')).ViewMenu)

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

/** Which market a phone's list shows. */
export const MarketSwitch = optionalPart(async () => (await import('./tools/MarketSwitch.tsx')).MarketSwitch)

/** The order of a list, and what has come while it is held. */
export const ListOrder = optionalPart(async () => (await import('./tools/ListOrder.tsx')).ListOrder)

/** Fetches what stands over a list while the list itself is waited for. */
export function loadListTools(): void {
  // What fails is asked for again where it is shown.
  void Promise.allSettled(
    [ListTools, GameChips, ViewMenu, MarketSwitch, ListOrder].map((part) => part.load()),
  )
}
