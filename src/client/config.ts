import type { ListedServer, ServerFamily } from '#machines/servers/types.ts'
import { ownAddress, type ServerAddress } from '#src/api/http/servers.ts'
import type { NamedServers } from '#src/host/namedServers.ts'

/** Where the client finds its servers [SRV-01]. */
export interface Config {
  /** Where the main servers are concerned: on the one that is chosen now. */
  readonly serverAddress: ServerAddress
  /** Where the channels' paths begin. */
  readonly socketOrigin: string
  /** The main servers of both families, the most preferred first. */
  readonly servers: readonly ListedServer[]
  /** From now on calls go to this one of them: the machine decides which [SRV-02]. */
  choose(address: string): void
}

/** @param page its origin, and what it says of the servers; what it leaves out is on that origin */
export function createConfig({
  origin,
  servers: named,
}: {
  readonly origin: string
  readonly servers: NamedServers
}): Config {
  const absolute = (address: string): string => new URL(address, origin).href.replace(/\/$/, '')
  const family = (name: ServerFamily): ListedServer[] =>
    (named[name] ?? []).map((address) => ({ family: name, address: absolute(address) }))
  const listed = [...family('primary'), ...family('secondary')]
  const own: ListedServer = { family: 'primary', address: ownAddress(origin, 'main') }
  let chosen = (listed[0] ?? own).address
  return {
    serverAddress: (server) => {
      if (server === 'main') return chosen
      const address = named[server]
      return address === undefined ? ownAddress(origin, server) : absolute(address)
    },
    socketOrigin: named.sockets ?? origin.replace(/^http/, 'ws'),
    servers: listed.length > 0 ? listed : [own],
    choose(address) {
      chosen = address
    },
  }
}
