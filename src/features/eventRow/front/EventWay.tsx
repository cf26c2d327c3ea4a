import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { canOpen, type Event } from '#domain/market/event.ts'

interface EventWayProps {
  readonly event: Event
  readonly children: ReactNode
}

/** What is said of an event, and the way to its page where it has one. */
export function EventWay({ event, children }: EventWayProps) {
  const { eventId, hasStream } = event
  return canOpen(event, { streaming: hasStream }) ? (
    <Link to="/events/$eventId" params={{ eventId }} search data-way="">
      {children}
    </Link>
  ) : (
    <div data-way="">{children}</div>
  )
}
