import type { Middleware } from 'openapi-fetch'

import { otherServer } from '#openapi/calls.gen.ts'
import { atAddress, callName } from '#src/api/http/calls.ts'
import type { Server, ServerAddress } from '#src/api/http/servers.ts'

const others = new Map<string, Server | 'each'>(Object.entries(otherServer))

/**
 * Sends a call to the server that the contract names for it [SRV-01]. A call that every server answers goes to the
 * `baseUrl` of its caller.
 */
export function serverMiddleware({ serverAddress }: { readonly serverAddress: ServerAddress }): Middleware {
  return {
    onRequest({ request, schemaPath, options: { baseUrl } }) {
      const server = others.get(callName(request, schemaPath)) ?? 'main'
      const base = server === 'each' ? baseUrl : serverAddress(server)
      if (base === baseUrl) return
      // An address is written in more than one way: the request has it as browsers do.
      const { href } = new URL(`${baseUrl}/`)
      return atAddress(request, `${base}/${request.url.slice(href.length)}`)
    },
  }
}
