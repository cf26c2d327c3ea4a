import type { ListedServer, ServerFamily } from '#machines/servers/types.ts'
import { ownAddress, type ServerAddress } from '#src/api/http/servers.ts'
import type { NamedServers } from '#src/host/namedServers.ts'

/** Where the client finds its servers [SRV-01]. */
export interface Config {
  /** Where the main servers are concerned: on the one that is chosen now. */
  readonly serverAddress: ServerAddress
  /**
   * Where a channel's paths begin: at the host that channels were last heard from, and on each further try at the next one
   * [SRV-02].
   * @param attempt tries since the channel was last heard, from 1
   */
  socketOrigin(attempt: number): string
  /** A channel was heard from this host: others go there too. */
  keepSocketOrigin(origin: string): void
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
  const servers = listed.length > 0 ? listed : [own]
  let chosen = (listed[0] ?? own).address
  const hosts = named.sockets ?? servers.map(({ address }) => socketHostOf(address))
  let host = 0
  const keepSocketOrigin = (heard: string): void => {
    host = Math.max(hosts.indexOf(heard), 0)
  }
  return {
    serverAddress: (server) => {
      if (server === 'main') return chosen
      const address = named[server]
      return address === undefined ? ownAddress(origin, server) : absolute(address)
    },
    socketOrigin: (attempt) => hosts[(host + attempt - 1) % hosts.length] ?? socketHostOf(origin),
    keepSocketOrigin,
    servers,
    choose(address) {
      chosen = address
      // Where channels have no hosts of their own, they follow the calls.
      if (named.sockets === undefined) keepSocketOrigin(socketHostOf(address))
    },
  }
}

function socketHostOf(address: string): string {
  return new URL(address).origin.replace(/^http/, 'ws')
}
