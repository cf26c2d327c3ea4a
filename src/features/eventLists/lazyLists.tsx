import { marketSwitchHeight } from '#src/features/eventRow/rowHeight.ts'
import { lazyPart } from '#src/i18n/lazyPart.tsx'
import { cssHeight } from '#src/ui/windowedList/height.ts'

import { dayTabsPlace } from './dayTabsPlace.ts'

/** The days of early and combo, once one of these is opened. */
export const DayTabs = lazyPart(
  async () => (await import('./DayTabs.tsx')).DayTabs,
  <div css={dayTabsPlace} />,
)

/** Who wins it all, once that is opened. */
export const OutrightList = lazyPart(async () => (await import('./OutrightList.tsx')).OutrightList)

/** Which market a phone's list shows. */
export const MarketSwitch = lazyPart(
  async () => (await import('./MarketSwitch.tsx')).MarketSwitch,
  <div style={{ height: cssHeight(marketSwitchHeight) }} />,
)

/** The order of a list, and what has come while it is held. */
export const ListOrder = lazyPart(async () => (await import('./ListOrder.tsx')).ListOrder)
