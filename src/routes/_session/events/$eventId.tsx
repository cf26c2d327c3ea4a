import { createFileRoute, useNavigate } from '@tanstack/react-router'

import { availableAnalyticsQuery } from '#src/api/availableAnalytics.ts'
import { eventQuery } from '#src/api/events.ts'
import { EventScreen } from '#src/screens/event/EventScreen.tsx'
import { type EventView, readEventSearch, viewOf, withView } from '#src/screens/event/eventViews.ts'

export const Route = createFileRoute('/_session/events/$eventId')({
  // The list's place stays in the address, so that the way back leads there [ROUTE-11].
  validateSearch: readEventSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { client }, params: { eventId } }) => {
    if (!client.session.isOpen()) return
    void client.queryClient.prefetchQuery(eventQuery(client, eventId))
    const inPlay = client.scoreBook.get(eventId)?.inPlay ?? false
    void client.queryClient.prefetchQuery(availableAnalyticsQuery(client, eventId, inPlay))
  },
  component: OneEvent,
})

function OneEvent() {
  const { eventId } = Route.useParams()
  const search = Route.useLoaderDeps()
  const navigate = useNavigate()
  // The way back leads to the list, past whatever was looked at here.
  const look = (view: EventView): void =>
    void navigate({
      to: '/events/$eventId',
      params: { eventId },
      search: withView(search, view),
      replace: true,
      resetScroll: false,
    })
  return <EventScreen eventId={eventId} view={viewOf(search)} onView={look} />
}
