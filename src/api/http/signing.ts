import type { Middleware } from 'openapi-fetch'

import { takesNoCache, takesPublicToken, takesSignature } from '#openapi/calls.gen.ts'

import { callSet } from './calls.ts'

/** What says when a call was made, and for which operator [LAUNCH-09]. */
export interface Signed {
  readonly publicToken: string
  readonly signature: string
}

export interface SigningSettings {
  /** Null where the operator has no secret, or none is known: the call goes unsigned. Never rejects. */
  readonly sign: () => Promise<Signed | null>
  readonly fetch: (request: Request) => Promise<Response>
}

const isSigned = callSet(takesSignature)
const isPublic = callSet(takesPublicToken)
const isUncached = callSet(takesNoCache)

/**
 * Signs the calls that the contract has signed [LAUNCH-09] [SRV-05]. A GET that was refused while another signature is due
 * by now (its own reply has set the clock) is asked once more; nothing else is ever sent again.
 */
export function signatureMiddleware({ sign, fetch }: SigningSettings): Middleware {
  return {
    async onRequest({ request, schemaPath }) {
      if (isUncached(request, schemaPath)) request.headers.set('Cache-Control', 'no-cache')
      if (!isSigned(request, schemaPath)) return
      const signed = await sign()
      if (signed === null) return
      request.headers.set('X-Request-Signature', signed.signature)
      if (isPublic(request, schemaPath)) request.headers.set('X-Public-Token', signed.publicToken)
    },
    async onResponse({ request, response, schemaPath }) {
      if (response.status !== 403 || request.method !== 'GET' || !isSigned(request, schemaPath)) return
      const signed = await sign()
      if (signed === null || signed.signature === request.headers.get('X-Request-Signature')) return
      const again = new Request(request)
      again.headers.set('X-Request-Signature', signed.signature)
      return await fetch(again)
    },
  }
}
