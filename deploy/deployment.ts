import type { Site } from './headers.ts'

/** What a server needs to know about where it runs; every path is absolute, of a file or a folder. */
export interface Deployment {
  /** The client's domains, each with its partner. All are served with the same certificate. */
  readonly sites: readonly Site[]
  /** The back end, with calls and sockets: "http://127.0.0.1:4400". */
  readonly backend: string
  /** Holds `v8/`, a copy of `dist/`. */
  readonly folder: string
  readonly logs: string
  /** PEM files. Null if the server obtains its certificates automatically, which Caddy does. */
  readonly certificate: { readonly file: string; readonly key: string } | null
  /** The port where plain HTTP is redirected to HTTPS. */
  readonly plainPort: number
}

/** What the configurations in this folder are generated for. */
export const example: Deployment = {
  sites: [
    {
      origins: ['https://bets.harbour.example'],
      partners: ['https://harbour.example', 'https://www.harbour.example'],
    },
  ],
  backend: 'http://127.0.0.1:4400',
  folder: '/srv/slipway',
  logs: '/var/log/slipway',
  certificate: { file: '/etc/ssl/slipway/fullchain.pem', key: '/etc/ssl/slipway/key.pem' },
  plainPort: 80,
}

/** The paths that the back end answers: calls, sockets, maintenance, rules. */
export const backendPaths = ['/api/', '/game-client/', '/maintenance/', '/static/'] as const

/** An address as server configurations need it. @throws Error if it could break out of its word there */
export function hostOf(origin: string): {
  readonly host: string
  readonly name: string
  readonly port: number
} {
  const { host, hostname, port, protocol, origin: read } = new URL(origin)
  if (read !== origin || protocol !== 'https:') throw new Error(`Not an https origin: ${origin}`)
  return { host, name: hostname, port: port === '' ? 443 : Number(port) }
}

/** Refuses anything that would end a quoted word of a configuration, or begin a variable in it. */
export function quoted(text: string): string {
  if (/["\\{}$\n]/.test(text)) throw new Error(`Cannot stand in a configuration: ${text}`)
  return `"${text}"`
}

/** @throws Error if a domain occurs twice, or if there is no domain */
export function policiesOf<T>(
  { sites }: Deployment,
  make: (site: Site, host: ReturnType<typeof hostOf>) => T,
): T[] {
  const seen = new Set<string>()
  const made = sites.flatMap((site) =>
    site.origins.map((origin) => {
      const host = hostOf(origin)
      if (seen.has(host.name)) throw new Error(`Twice: ${host.name}`)
      seen.add(host.name)
      return make(site, host)
    }),
  )
  if (made.length === 0) throw new Error('No domain to serve.')
  return made
}
