import { createFileRoute } from '@tanstack/react-router'

import { availableAnalyticsQuery } from '#src/api/availableAnalytics.ts'
import { eventQuery } from '#src/api/events.ts'
import { EventScreen } from '#src/screens/event/EventScreen.tsx'
import { readEventSearch, viewOf, withView } from '#src/screens/event/eventViews.ts'

export const Route = createFileRoute('/_session/events/$eventId')({
  // The list's place stays in the address, so that the way back leads there [ROUTE-11].
  validateSearch: readEventSearch,
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
  const view = viewOf(Route.useSearch())
  const navigate = Route.useNavigate()
  return (
    <EventScreen
      eventId={eventId}
      view={view}
      // The way back leads to the list, past whatever was looked at here.
      onView={(next) =>
        void navigate({ search: (now) => withView(now, next), replace: true, resetScroll: false })
      }
    />
  )
}
