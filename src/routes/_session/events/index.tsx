import { createFileRoute, Navigate } from '@tanstack/react-router'

import { eventDatesQuery } from '#src/api/eventDates.ts'
import { eventPagesQuery } from '#src/api/events.ts'
import { isHotBettingOn } from '#src/client/boards.ts'
import { useSettings } from '#src/client/context.tsx'
import { areFavouritesOn } from '#src/client/favouriteMarks.ts'
import { hasDays, isBoard, listOf, placeOf, readEventsSearch } from '#src/features/eventLists/eventsSearch.ts'
import { EventsScreen } from '#src/screens/events/EventsScreen.tsx'

export const Route = createFileRoute('/_session/events/')({
  validateSearch: readEventsSearch,
  loaderDeps: ({ search }) => placeOf(search),
  // The first paint shows the skeleton; before the session runs there is nothing to ask with.
  loader: ({ context: { client }, deps }) => {
    if (!client.session.isOpen() || isBoard(deps.tab)) return
    const list = listOf(deps)
    // Which day's events are wanted, its days tell.
    if (hasDays(list.tab)) void client.queryClient.prefetchQuery(eventDatesQuery(client, list))
    else void client.queryClient.prefetchInfiniteQuery(eventPagesQuery(client, list))
  },
  component: Events,
})

function Events() {
  const place = Route.useLoaderDeps()
  const settings = useSettings()
  const isOff =
    (place.tab === 'hotBetting' && !isHotBettingOn(settings)) ||
    (place.tab === 'favourite' && !areFavouritesOn(settings))
  // A board that the partner does not show is nowhere [LAUNCH-14].
  if (isOff) return <Navigate to="/events" search={{}} replace />
  return <EventsScreen place={place} />
}
