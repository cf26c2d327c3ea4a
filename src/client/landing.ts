import { tiecoTypes, type Settings, type TiecoType } from '#machines/session/settings.ts'

import { isHotBettingOn } from './boards.ts'

/** Where the events' screen opens. */
export type Landing = TiecoType | 'hotBetting' | 'masterRankings'

/**
 * Where a launch leads that names no event: to the landing page that the member chose, where the partner has it set up
 * [LAUNCH-10] [LAUNCH-14]. The default is the open markets, which are today's. Whoever chose a page that we do not know,
 * or whose board is switched off, lands on the open markets, and the server keeps the choice.
 */
export function landingOf(settings: Settings): Landing {
  const { features, landingPage } = settings
  if (features.enableLandingPageSetup !== true) return 'today'
  if (landingPage === 'masterRankings') return landingPage
  if (landingPage === 'hotBetting' && isHotBettingOn(settings)) return landingPage
  return tiecoTypes.find((tab) => tab === landingPage) ?? 'today'
}
