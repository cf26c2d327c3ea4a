import type { Middleware } from 'openapi-fetch'

import { takesNoCache, takesPublicToken, takesSignature } from '#openapi/calls.gen.ts'
import { callSet } from '#src/api/http/calls.ts'
import { bodyOf, refusesSignature } from '#src/api/http/failures.ts'

/** What says when a call was made, and for which operator [LAUNCH-09]. */
export interface Signed {
  readonly publicToken: string
  readonly signature: string
}

/** Gives what a call of this moment is signed with; null where it goes unsigned. Never rejects. */
export type Sign = (last?: 'refused') => Promise<Signed | null>

export interface SigningSettings {
  /** Null where the operator has no secret, or none is known. */
  readonly sign: Sign
  readonly fetch: (request: Request) => Promise<Response>
}

const signatureHeader = 'x-request-signature'
const isSigned = callSet(takesSignature)
const isPublic = callSet(takesPublicToken)
const isUncached = callSet(takesNoCache)

function write(headers: Headers, { publicToken, signature }: Signed, isToPublic: boolean): void {
  headers.set(signatureHeader, signature)
  if (isToPublic) headers.set('x-public-token', publicToken)
}

/**
 * Signs the calls that the contract has signed [LAUNCH-09] [SRV-05]. A reply sets the clock: a GET that was refused while
 * another signature is due by now is asked once more, and so is a launch whose signature was refused, for the contract
 * says that nothing was done. Nothing else is ever sent again.
 */
export function signatureMiddleware({ sign, fetch }: SigningSettings): Middleware {
  const launches = new Map<string, Request>()
  return {
    async onRequest({ id, request, schemaPath }) {
      if (isUncached(request, schemaPath)) request.headers.set('Cache-Control', 'no-cache')
      if (!isSigned(request, schemaPath)) return
      const isToPublic = isPublic(request, schemaPath)
      const signed = await sign()
      if (signed !== null) write(request.headers, signed, isToPublic)
      // Its body can be read once.
      if (isToPublic) launches.set(id, request.clone())
    },
    async onResponse({ id, request, response, schemaPath }) {
      const launch = launches.get(id)
      launches.delete(id)
      const isRefused =
        launch === undefined
          ? response.status === 403 && request.method === 'GET' && isSigned(request, schemaPath)
          : response.status === 401 && refusesSignature(await bodyOf(response))
      if (!isRefused) return
      const signed = await sign('refused')
      // How early a launch was sent, and what it was signed with, is not known here.
      if (signed === null || (!launch && signed.signature === request.headers.get(signatureHeader))) return
      const again = launch ?? new Request(request)
      write(again.headers, signed, launch !== undefined)
      return await fetch(again)
    },
    onError({ id }) {
      launches.delete(id)
    },
  }
}
