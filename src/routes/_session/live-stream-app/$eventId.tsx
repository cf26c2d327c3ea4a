import { createFileRoute } from '@tanstack/react-router'

import { StreamScreen } from '#src/screens/streams/deferredStreams.ts'

export const Route = createFileRoute('/_session/live-stream-app/$eventId')({ component: StreamApp })

function StreamApp() {
  const { eventId } = Route.useParams()
  return <StreamScreen key={eventId} eventId={eventId} />
}
