import type { Middleware } from 'openapi-fetch'

import { takesTimeZone } from '#openapi/calls.gen.ts'
import { callSet, withParameter } from '#src/api/http/calls.ts'

const isTaking = callSet(takesTimeZone)

/** Puts the member's time zone, by its IANA name, on the calls that take it [SRV-04]. */
export function timeZoneMiddleware({ timeZone }: { readonly timeZone: () => string }): Middleware {
  return {
    onRequest({ request, schemaPath }) {
      if (isTaking(request, schemaPath)) return withParameter(request, 'timezone', timeZone())
    },
  }
}
