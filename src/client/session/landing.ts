import type { Settings, TiecoType } from '#machines/session/settings.ts'

import { isHotBettingOn } from './boards.ts'

/** Where the events' screen opens. */
export type Landing = TiecoType | 'hotBetting' | 'masterRankings'

/** The list that everybody begins with: today's, or the first of the partner's where it does not offer that [BROWSE-01]. */
export function openMarketsOf({ opening: { tabs } }: Settings): TiecoType {
  return tabs.includes('today') ? 'today' : (tabs[0] ?? 'today')
}

/**
 * Where a launch leads that names no event: to the landing page that the member chose, where the partner has it set up
 * [LAUNCH-10] [LAUNCH-14]. The default is the open markets, which are today's. A member who chose a page that we do not
 * know, or that the partner does not offer, lands on the open markets, and the server keeps the choice.
 */
export function landingOf(settings: Settings): Landing {
  const { features, landingPage, opening } = settings
  const otherwise = openMarketsOf(settings)
  if (features.enableLandingPageSetup !== true) return otherwise
  if (landingPage === 'masterRankings') return landingPage
  if (landingPage === 'hotBetting' && isHotBettingOn(settings)) return landingPage
  return opening.tabs.find((tab) => tab === landingPage) ?? otherwise
}
