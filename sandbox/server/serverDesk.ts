import type { components } from '#openapi/client.gen.ts'

/** What a server can be made to do: serve; report itself unwell and still serve; be gone. */
export const serverStates = ['up', 'unhealthy', 'down'] as const
export type ServerState = (typeof serverStates)[number]

export type HealthRecord = components['schemas']['HealthRecord']

/** The servers that the calls of the contract can be made on, the client's own origin first. */
export const serverNames = ['primary', 'secondary', 'secondary-mirror'] as const
export type ServerName = (typeof serverNames)[number]

/** A server as control calls show it. */
export interface ServerView {
  readonly name: ServerName
  /** The prefix of the contract's paths on it. */
  readonly address: string
  readonly state: ServerState
  /** Calls of the contract that have reached it, not counting health checks. */
  readonly calls: number
  readonly healthChecks: number
}

/** A server that can be closed and opened again at its own address. */
export interface Listening {
  readonly address: string
  open(): Promise<void>
  close(): Promise<void>
}

/** The servers, their states, and which of them clients have reported choosing [SRV-02]. */
export interface ServerDesk {
  /** Adds a server besides the client's own origin. */
  add(name: ServerName, server: Listening): void
  view(): ServerView[]
  stateOf(name: ServerName): ServerState
  /**
   * A server that is down is really closed; the client's own origin, which serves the page too, cuts the connection of each call.
   * The channels of either are cut, and refused until it is up again.
   */
  set(name: ServerName, state: ServerState): Promise<void>
  noteCall(name: ServerName, isHealthCheck: boolean): void
  /** What clients have reported, oldest first. */
  readonly records: readonly HealthRecord[]
  record(record: HealthRecord): void
  /** All are up, and nothing has been reported. */
  clear(): Promise<void>
}

/** @param cutLines cuts the channels of a server */
export function createServerDesk(ownAddress: () => string, cutLines: (name: ServerName) => void): ServerDesk {
  const states = new Map<ServerName, ServerState>()
  const calls = new Map<string, number>()
  const others = new Map<ServerName, Listening>()
  const records: HealthRecord[] = []
  const stateOf = (name: ServerName): ServerState => states.get(name) ?? 'up'
  const desk: ServerDesk = {
    add: (name, server) => others.set(name, server),
    view: () =>
      serverNames.flatMap((name): ServerView[] => {
        const address = name === 'primary' ? ownAddress() : others.get(name)?.address
        if (address === undefined) return []
        const counted = { calls: calls.get(name) ?? 0, healthChecks: calls.get(`${name} health`) ?? 0 }
        return [{ name, address, state: stateOf(name), ...counted }]
      }),
    stateOf,
    set: async (name, state) => {
      const before = stateOf(name)
      states.set(name, state)
      if (state === 'down') cutLines(name)
      if (state === 'down' && before !== 'down') await others.get(name)?.close()
      if (state !== 'down' && before === 'down') await others.get(name)?.open()
    },
    noteCall: (name, isHealthCheck) => {
      const counted = isHealthCheck ? `${name} health` : name
      calls.set(counted, (calls.get(counted) ?? 0) + 1)
    },
    records,
    record: (record) => records.push(record),
    clear: async () => {
      for (const name of serverNames) await desk.set(name, 'up')
      calls.clear()
      records.length = 0
    },
  }
  return desk
}
