import { marketSwitchHeight } from '#src/features/eventRow/rowHeight.ts'
import { lazyPart } from '#src/i18n/lazyPart.tsx'
import { cssHeight } from '#src/ui/windowedList/height.ts'

import { dayTabsPlace } from './dayTabsPlace.ts'
import { toolsPlace } from './toolsPlace.ts'

/** The days of early and combo, once one of these is opened. */
export const DayTabs = lazyPart(
  async () => (await import('./DayTabs.tsx')).DayTabs,
  <div css={dayTabsPlace} />,
)

/** Who wins it all, once that is opened. */
export const OutrightList = lazyPart(async () => (await import('./OutrightList.tsx')).OutrightList)

/** Games, search and competitions: what a list is narrowed by. */
export const ListTools = lazyPart(
  async () => (await import('./ListTools.tsx')).ListTools,
  <div css={toolsPlace} />,
)

/** How many favourites the member has, after the first list. */
export const FavouriteCount = lazyPart(async () => (await import('./FavouriteCount.tsx')).FavouriteCount)

/** That there is nothing in a list, and where there may be something. */
export const ListEmpty = lazyPart(async () => (await import('./ListEmpty.tsx')).ListEmpty)

/** Which market a phone's list shows. */
export const MarketSwitch = lazyPart(
  async () => (await import('./MarketSwitch.tsx')).MarketSwitch,
  <div style={{ height: cssHeight(marketSwitchHeight) }} />,
)

/** The order of a list, and what has come while it is held. */
export const ListOrder = lazyPart(async () => (await import('./ListOrder.tsx')).ListOrder)
