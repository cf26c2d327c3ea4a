import { useQuery } from '@tanstack/react-query'

import { tiecoQuery } from '#src/api/lists/games.ts'
import { useClient } from '#src/client/context.tsx'

import type { EventsPlace } from '../eventsSearch.ts'
import type { ShownTab } from './tabs.ts'

/** How many events a tab has of what is looked for; null where it has none to count, or they are not known yet. */
export function useTabCounts(place: EventsPlace): (tab: ShownTab) => number | null {
  const { gameId } = place
  // The last counts stand until the next have come.
  const { data } = useQuery({ ...tiecoQuery(useClient(), place), placeholderData: (last) => last })
  const counts = gameId === null ? data?.total : data?.games[gameId]
  return (tab) => {
    if (data === undefined || tab === 'home' || tab === 'favourite' || tab === 'boards') return null
    return counts?.[tab] ?? 0
  }
}
