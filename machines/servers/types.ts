/** Two families serve the same calls: the primary one is preferred, the secondary one takes its place [SRV-01]. */
export type ServerFamily = 'primary' | 'secondary'

/** A server as the configuration lists it. A family's first is its server, the others its mirrors. */
export interface ListedServer {
  readonly family: ServerFamily
  /** Where the contract's paths begin on it. */
  readonly address: string
}

/** What is known of a server. */
export interface KnownServer extends ListedServer {
  /** It failed its health check, or calls on it kept failing: it is left out until it answers again. */
  readonly isDropped: boolean
  /** How often that has happened since it last answered a call: each makes the wait before it is asked again longer. */
  readonly drops: number
}

export interface ServersInput {
  /** The most preferred first; at least one. */
  readonly servers: readonly ListedServer[]
  /** In [0, 1): spreads the clients' questions. */
  readonly random: number
}

export interface ServersContext {
  readonly servers: readonly KnownServer[]
  readonly random: number
  /** The address that calls go to. There always is one. */
  readonly chosen: string
  /** Calls on the chosen one that failed, in a row. */
  readonly failures: number
  /** What was asked for its health since the choice was last reported, or was dropped for its calls. */
  readonly asked: readonly string[]
  /** The choice whose report has ended last, taken or not: a report is made once. Null before the first. */
  readonly reported: string | null
  /** Milliseconds for which the dropped ones are left alone this time. */
  readonly rest: number
}

/** Which of the servers that were asked serve. */
export interface HealthAnswer {
  readonly asked: readonly string[]
  readonly healthy: readonly string[]
}

/** A choice, for the server's records. */
export interface Choice {
  readonly domains: readonly string[]
  readonly selected: string
}

export type ServersEvent =
  /** A call on this server got no answer of ours: the network, a time-out, or a gateway's own words. */
  | { readonly type: 'call.failed'; readonly server: string }
  /** A call on this server was answered, after one that had failed. */
  | { readonly type: 'call.answered'; readonly server: string }
  /** The dropped ones have said how they are. The machine tells itself. */
  | { readonly type: 'dropped.answered' }
  /** Facts about the page and its network, as the channels hear them. */
  | { readonly type: 'connection.lost' }
  | { readonly type: 'connection.cameBack' }
  | { readonly type: 'page.returned' }
