import { createFileRoute } from '@tanstack/react-router'

import { eventPagesQuery } from '#src/api/queries.ts'
import { eventsFilterOf, readEventsSearch } from '#src/features/shell/eventsSearch.ts'
import { RouteError } from '#src/screens/errors/RouteError.tsx'
import { EventsScreen } from '#src/screens/events/EventsScreen.tsx'

export const Route = createFileRoute('/_session/events/')({
  validateSearch: readEventsSearch,
  loaderDeps: ({ search }) => eventsFilterOf(search),
  // The first paint shows the skeleton; before the session runs there is nothing to ask with.
  loader: ({ context: { client }, deps }) => {
    if (client.session.token() !== null)
      void client.queryClient.prefetchInfiniteQuery(eventPagesQuery(client, deps))
  },
  component: Events,
  errorComponent: RouteError,
})

function Events() {
  const search = Route.useSearch()
  return <EventsScreen search={search} />
}
