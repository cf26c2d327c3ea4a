import { createFileRoute } from '@tanstack/react-router'

import { eventQuery } from '#src/api/events.ts'
import { readEventsSearch } from '#src/features/eventLists/eventsSearch.ts'
import { EventScreen } from '#src/screens/event/EventScreen.tsx'

export const Route = createFileRoute('/_session/events/$eventId')({
  // The list's place stays in the address, so that the way back leads there [ROUTE-11].
  validateSearch: readEventsSearch,
  loader: ({ context: { client }, params: { eventId } }) => {
    if (client.session.isOpen()) void client.queryClient.prefetchQuery(eventQuery(client, eventId))
  },
  component: OneEvent,
})

function OneEvent() {
  const { eventId } = Route.useParams()
  return <EventScreen eventId={eventId} />
}
