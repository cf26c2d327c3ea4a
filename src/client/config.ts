import { serversOn, type ServerAddress } from '#src/api/http/servers.ts'

/** Where the client finds its servers. */
export interface Config {
  readonly serverAddress: ServerAddress
  /** Where the channels' paths begin. */
  readonly socketOrigin: string
}

/** Everything on the origin that serves the client. */
export function sameOrigin({ origin }: { readonly origin: string }): Config {
  return {
    serverAddress: serversOn(origin),
    socketOrigin: origin.replace(/^http/, 'ws'),
  }
}
