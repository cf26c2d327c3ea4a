import { createFileRoute } from '@tanstack/react-router'

import { eventQuery } from '#src/api/lists/events.ts'
import { availableAnalyticsQuery } from '#src/api/match/availableAnalytics.ts'
import { EventScreen } from '#src/screens/event/EventScreen.tsx'
import { type EventView, readEventSearch, viewOf, withView } from '#src/screens/event/views/eventViews.ts'

export const Route = createFileRoute('/_session/events/$eventId')({
  // The list's place stays in the address, so that the way back leads there [ROUTE-11].
  validateSearch: readEventSearch,
  loader: ({ context: { client }, params: { eventId } }) => {
    void client.queryClient.prefetchQuery(eventQuery(client, eventId))
    const inPlay = client.scoreBook.get(eventId)?.inPlay ?? false
    void client.queryClient.prefetchQuery(availableAnalyticsQuery(client, eventId, inPlay))
  },
  component: OneEvent,
})

function OneEvent() {
  const { eventId } = Route.useParams()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  // The way back leads to the list, past whatever was looked at here.
  const look = (view: EventView): void =>
    void navigate({
      search: withView(search, view),
      replace: true,
      resetScroll: false,
    })
  return <EventScreen eventId={eventId} view={viewOf(search)} onView={look} />
}
