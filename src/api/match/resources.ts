import { resource } from '#src/api/resource.ts'

/** What is told of matches beside their scores and prices: what there is of it, figures and logs. */
export const statisticsResource = resource('statistics', ['reconnected', 'localeChanged'])

/** How the prices of a market have moved, a market under a key of its own [BROWSE-12]. */
export const oddsHistoryResource = resource('oddsHistory', ['reconnected'])
