import { createFileRoute, Navigate } from '@tanstack/react-router'

import { eventDatesQuery } from '#src/api/lists/eventDates.ts'
import { eventPagesQuery } from '#src/api/lists/events.ts'
import { useSettings } from '#src/client/context.tsx'
import { areFavouritesOn } from '#src/client/member/favouriteMarks.ts'
import { areTopWinningsOn, isHotBettingOn } from '#src/client/session/boards.ts'
import { openMarketsOf } from '#src/client/session/landing.ts'
import {
  hasDays,
  isBoard,
  listOf,
  placeOf,
  readEventsSearch,
  searchOf,
} from '#src/features/eventLists/eventsSearch.ts'
import { EventsScreen } from '#src/screens/events/EventsScreen.tsx'

export const Route = createFileRoute('/_session/events/')({
  validateSearch: readEventsSearch,
  loaderDeps: ({ search }) => placeOf(search),
  // The first paint shows the skeleton.
  loader: ({ context: { client }, deps }) => {
    if (isBoard(deps.tab)) return
    const list = listOf(deps)
    // Which day's events are wanted, its days tell.
    if (hasDays(list.tab)) void client.queryClient.prefetchQuery(eventDatesQuery(client, list))
    else void client.queryClient.prefetchInfiniteQuery(eventPagesQuery(client, list))
  },
  component: Events,
})

function Events() {
  const place = Route.useSearch({ select: placeOf, structuralSharing: true })
  const settings = useSettings()
  const { tab } = place
  const isOff =
    settings !== null &&
    ((tab === 'hotBetting' && !isHotBettingOn(settings)) ||
      (tab === 'topWinnings' && !areTopWinningsOn(settings)) ||
      (tab === 'favourite' && !areFavouritesOn(settings)) ||
      (!isBoard(tab) && !settings.opening.tabs.includes(tab)))
  // A list or a board that the partner does not show is nowhere [LAUNCH-14] [BROWSE-01].
  if (isOff) {
    const open = { tab: openMarketsOf(settings), gameId: null, date: null }
    return <Navigate to="/events" search={searchOf(open)} replace />
  }
  return <EventsScreen place={place} />
}
