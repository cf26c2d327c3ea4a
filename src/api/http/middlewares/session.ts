import type { Middleware } from 'openapi-fetch'

import { keepsSession, ofLaunch, withoutSession } from '#openapi/calls.gen.ts'
import { callSet } from '#src/api/http/calls.ts'
import { bodyOf, noSessionError, refusesSignature } from '#src/api/http/failures.ts'

export interface SessionSettings {
  /** The member token, or null where there is no session. */
  readonly token: () => string | null
  /** A member call was answered 401, with the token that it carried [SRV-07]. */
  readonly onUnauthorized: (token: string) => void
  /** A member call was answered 403, and not because of its signature [SRV-08]. */
  readonly onForbidden: () => void
}

const isOpen = callSet(withoutSession)
/** On the launch's way a 401 or 403 is the launch's own to tell [SRV-07]. */
const isOfLaunch = callSet(ofLaunch)
const isKeeping = callSet(keepsSession)

/** The head of a call made with a token of its own: the session has not begun yet. */
export function bearer(token: string): { Authorization: string } {
  return { Authorization: `Bearer ${token}` }
}

/** Puts the member token on, and hears 401 and 403. A member call without a session never leaves [SRV-06]. */
export function sessionMiddleware({ token, onUnauthorized, onForbidden }: SessionSettings): Middleware {
  return {
    onRequest({ request, schemaPath }) {
      if (isOpen(request, schemaPath) || request.headers.has('Authorization')) return
      const current = token()
      if (current === null) throw noSessionError()
      request.headers.set('Authorization', `Bearer ${current}`)
    },
    async onResponse({ request, response, schemaPath }) {
      // A call without a session says nothing about it: a refused report of servers says nothing about the member.
      if (isOfLaunch(request, schemaPath) || isOpen(request, schemaPath)) return
      if (response.status === 403 && !refusesSignature(await bodyOf(response))) onForbidden()
      // The token that was refused, which need not be the current one any more.
      if (response.status === 401 && !isKeeping(request, schemaPath))
        onUnauthorized((request.headers.get('Authorization') ?? '').replace(/^Bearer /, ''))
    },
  }
}
