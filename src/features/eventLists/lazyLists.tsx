import { lazyPart } from '#src/i18n/lazyPart.tsx'

import { dayTabsPlace } from './dayTabsPlace.ts'

/** The days of early and combo, once one of these is opened. */
export const DayTabs = lazyPart(
  async () => (await import('./DayTabs.tsx')).DayTabs,
  <div css={dayTabsPlace} />,
)

/** Who wins it all, once that is opened. */
export const OutrightList = lazyPart(async () => (await import('./OutrightList.tsx')).OutrightList)
