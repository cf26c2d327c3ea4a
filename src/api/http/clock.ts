import type { Middleware } from 'openapi-fetch'

import type { ServerClock } from './serverClock.ts'

/** Sets the server's clock by every reply. */
export function clockMiddleware({ clock }: { readonly clock: ServerClock }): Middleware {
  const sentAt = new Map<string, number>()
  return {
    onRequest({ id }) {
      sentAt.set(id, Date.now())
    },
    onResponse({ id, response }) {
      const now = Date.now()
      clock.observe(response.headers.get('Date'), sentAt.get(id) ?? now, now)
      sentAt.delete(id)
    },
    onError({ id }) {
      sentAt.delete(id)
    },
  }
}
