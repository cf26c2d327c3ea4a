import type { Middleware } from 'openapi-fetch'

import type { ServerClock } from '#src/api/http/serverClock.ts'

export interface ClockSettings {
  readonly clock: ServerClock
  /** UTC milliseconds by the device's clock. */
  readonly now: () => number
  /** When the call of a reply was sent, where it began before the client was there: as `now`. */
  readonly sentAt?: ((response: Response) => number | undefined) | undefined
}

/** Sets the server's clock by every reply. */
export function clockMiddleware({ clock, now, sentAt: earlySentAt }: ClockSettings): Middleware {
  const sentAt = new Map<string, number>()
  return {
    onRequest({ id }) {
      sentAt.set(id, now())
    },
    onResponse({ id, response }) {
      const receivedAt = now()
      const sent = earlySentAt?.(response) ?? sentAt.get(id) ?? receivedAt
      clock.observe(response.headers.get('Date'), sent, receivedAt)
      sentAt.delete(id)
    },
    onError({ id }) {
      sentAt.delete(id)
    },
  }
}
