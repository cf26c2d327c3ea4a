import type { Middleware } from 'openapi-fetch'

import type { ServerClock } from './serverClock.ts'

interface ClockSettings {
  readonly clock: ServerClock
  /** UTC milliseconds by the device's clock. */
  readonly now: () => number
}

/** Sets the server's clock by every reply. */
export function clockMiddleware({ clock, now }: ClockSettings): Middleware {
  const sentAt = new Map<string, number>()
  return {
    onRequest({ id }) {
      sentAt.set(id, now())
    },
    onResponse({ id, response }) {
      const receivedAt = now()
      clock.observe(response.headers.get('Date'), sentAt.get(id) ?? receivedAt, receivedAt)
      sentAt.delete(id)
    },
    onError({ id }) {
      sentAt.delete(id)
    },
  }
}
