import { createFileRoute } from '@tanstack/react-router'

import { eventPagesQuery } from '#src/api/events.ts'
import { placeOf, readEventsSearch } from '#src/features/eventLists/eventsSearch.ts'
import { EventsScreen } from '#src/screens/events/EventsScreen.tsx'

export const Route = createFileRoute('/_session/events/')({
  validateSearch: readEventsSearch,
  loaderDeps: ({ search }) => placeOf(search),
  // The first paint shows the skeleton; before the session runs there is nothing to ask with.
  loader: ({ context: { client }, deps }) => {
    if (client.session.isOpen()) void client.queryClient.prefetchInfiniteQuery(eventPagesQuery(client, deps))
  },
  component: Events,
})

function Events() {
  const place = Route.useLoaderDeps()
  return <EventsScreen place={place} />
}
