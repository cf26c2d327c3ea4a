import type { HealthAnswer, KnownServer, ListedServer, ServersContext } from './types.ts'

const firstWait = 5_000
const longestWait = 5 * 60_000

function drop(server: KnownServer): KnownServer {
  return { ...server, isDropped: true, drops: server.drops + 1 }
}

/** The servers before anything is known of them. */
export function unknownServers(servers: readonly ListedServer[]): KnownServer[] {
  return servers.map((server) => ({ ...server, isDropped: false, drops: 0 }))
}

/** The servers after some were asked: who serves is taken back, who does not is dropped. */
export function withAnswer(
  servers: readonly KnownServer[],
  { asked, healthy }: HealthAnswer,
): readonly KnownServer[] {
  return servers.map((server) => {
    if (!asked.includes(server.address)) return server
    return healthy.includes(server.address) ? { ...server, isDropped: false } : drop(server)
  })
}

/**
 * The servers after those that were dropped were asked. One that has answered a call meanwhile is not dropped any more: an
 * answer to an older question says nothing about it.
 */
export function withAnswerOfDropped(
  servers: readonly KnownServer[],
  { asked, healthy }: HealthAnswer,
): readonly KnownServer[] {
  const still = dropped({ servers })
  return withAnswer(servers, { asked: asked.filter((address) => still.includes(address)), healthy })
}

/** The servers without the one that calls kept failing on. */
export function withoutChosen({ servers, chosen }: ServersContext): readonly KnownServer[] {
  return servers.map((server) => (server.address === chosen ? drop(server) : server))
}

/** The servers once the chosen one has answered a call: whatever it did before is forgiven. */
export function withChosenAnswering({ servers, chosen }: ServersContext): readonly KnownServer[] {
  return servers.map((server) =>
    server.address === chosen ? { ...server, isDropped: false, drops: 0 } : server,
  )
}

/** The first of the addresses, the most preferred first. @throws if there are no addresses */
export function mostPreferred([first]: readonly string[]): string {
  if (first === undefined) throw new Error('no server to choose')
  return first
}

/** The addresses of those that are not dropped, the most preferred first. */
export function standing({ servers }: Pick<ServersContext, 'servers'>): string[] {
  return servers.filter(({ isDropped }) => !isDropped).map(({ address }) => address)
}

/** The addresses of those that are. */
export function dropped({ servers }: Pick<ServersContext, 'servers'>): string[] {
  return servers.filter(({ isDropped }) => isDropped).map(({ address }) => address)
}

/**
 * How long the dropped ones are left alone: about 5 s after the first drop, doubling to 5 minutes, by the one that was
 * dropped least often, and spread by a quarter either way.
 * @returns milliseconds
 */
export function recheckDelayFor({ servers, random }: Pick<ServersContext, 'servers' | 'random'>): number {
  const drops = servers.filter(({ isDropped }) => isDropped).map((server) => server.drops)
  const wait = Math.min(firstWait * 2 ** Math.max(0, Math.min(...drops) - 1), longestWait)
  return Math.min(Math.round(wait * (0.75 + random / 2)), longestWait)
}
