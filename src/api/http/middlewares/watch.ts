import type { Middleware } from 'openapi-fetch'

/** What a call says of the server it went to [SRV-02]. */
export interface ServerFact {
  readonly type: 'call.failed' | 'call.answered'
  /** Its address, as the configuration lists it. */
  readonly server: string
}

export interface WatchSettings {
  /** The main servers' addresses. */
  readonly mainServers: readonly string[]
  /** Is told of each call that did not reach its server, and of the first that is answered after one. */
  readonly onServerFact: (fact: ServerFact) => void
}

/** A gateway's words for a server that is not there. A 503 is ours too: then it is JSON, as every error of the contract. */
function isOfGateway({ status, headers }: Response): boolean {
  if (status === 503) return !(headers.get('content-type') ?? '').includes('json')
  return status === 502 || status === 504
}

/** Tells which servers fail and which answer. It sends nothing again. */
export function watchMiddleware({ mainServers, onServerFact }: WatchSettings): Middleware {
  const failing = new Set<string>()
  const tell = (url: string, path: string, hasFailed: boolean): void => {
    // The caller that checks a server's health sees the result.
    if (path === '/healthcheck') return
    const server = mainServers.find((address) => url.startsWith(`${address}/`))
    if (server === undefined) return
    if (hasFailed) failing.add(server)
    else if (!failing.delete(server)) return
    onServerFact({ type: hasFailed ? 'call.failed' : 'call.answered', server })
  }
  return {
    onResponse({ request, response, schemaPath }) {
      tell(request.url, schemaPath, isOfGateway(response))
    },
    onError({ request, error, schemaPath }) {
      // Nobody waits for it any more: that says nothing of the server.
      const isAborted = error instanceof DOMException && error.name === 'AbortError'
      if (!isAborted) tell(request.url, schemaPath, true)
    },
  }
}
