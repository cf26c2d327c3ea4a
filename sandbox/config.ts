import { fileURLToPath } from 'node:url'

import type { Feed } from './feeds/feed.ts'
import type { WorldSeed } from './market/worldSeed.ts'
import type { PseudoKind } from './words/longer.ts'
import type { FaultId } from './wrong/desk.ts'

/** The options that a sandbox is started with. Each has a default; ports may be 0 for any free one. */
export interface SandboxOptions {
  port?: number
  partnerPort?: number
  /** Ports of the secondary server and its mirror; any two free ones if absent. */
  secondaryPorts?: readonly number[]
  /** Address to listen on; 127.0.0.1 if absent, so that only this machine can control it. */
  host?: string
  /** Folder of the SQL store. */
  data?: string
  /** The built client; served under /v8/ if it exists. */
  dist?: string
  /** The client's texts are shown longer, to try its layout. */
  pseudo?: PseudoKind
  /** A folder of theme files (`lh.json`) that come before the client's own. */
  themes?: string
  /** The partner has switched on all that partners may leave out: prebooking, mini-games, play with care, bet codes, cash out, installing. */
  everything?: boolean
  /** The client's pages may be recorded. */
  recording?: boolean
  /** What is done wrong on purpose; nothing if absent. */
  wrong?: FaultId | null
  /** Origin of the client in links, such as http://localhost:4400. */
  clientOrigin?: string
  /** Another origin under which the client can be opened, such as that of a development server. */
  otherClientOrigin?: string
  /** Origin of the partner site in links. */
  partnerOrigin?: string
  seed?: number
  /** Sandbox time at which a new world begins, UTC milliseconds; real time if absent. */
  epoch?: number
  /** The clock stands still until it is moved. */
  frozen?: boolean
  /** A recorded exchange stream to replay. */
  replay?: string
  /** Units of recorded time per unit of sandbox time. */
  speed?: number
  /** Percentage kept back from the recorded prices. */
  margin?: number
  /** A football-data season. */
  season?: string
  simulator?: boolean
  /** Feeds made from the world's seed and epoch, instead of those named above. */
  feeds?: (world: WorldSeed) => Feed[]
  /** Fails if a reply does not match the contract. */
  validateReplies?: boolean
  /** Real time between two ticks of market and sockets. */
  tickMs?: number
  /** Between two heartbeats of a channel that carries prices. */
  priceHeartbeatMs?: number
  /** Between two heartbeats of the notifications, and between two checks whether the connections' tokens are still valid. */
  heartbeatMs?: number
  callbackTimeoutMs?: number
  launchLifetimeMs?: number
  tokenLifetimeMs?: number
  /** Channels that are open at once, of all servers; who comes when there are so many is refused with 503. */
  mostLines?: number
  /** Real time in UTC milliseconds, the clock of tokens, keys and replies; given where it is not the machine's. */
  realNow?: () => number
  /** Where messages for people go; nowhere if absent. */
  log?: (line: string) => void
}

const root = fileURLToPath(new URL('..', import.meta.url))

/** The options with their defaults. */
export function withDefaults(options: SandboxOptions) {
  return {
    port: 4400,
    partnerPort: 4401,
    host: '127.0.0.1',
    data: `${root}.data`,
    dist: `${root}dist`,
    publicThemes: `${root}public/themes`,
    operators: `${root}public/operators.json`,
    secondaryPorts: [0, 0],
    seed: 1,
    frozen: false,
    everything: false,
    recording: false,
    wrong: null,
    speed: 1,
    margin: 0,
    simulator: true,
    validateReplies: false,
    tickMs: 100,
    priceHeartbeatMs: 3_000,
    heartbeatMs: 10_000,
    callbackTimeoutMs: 5000,
    launchLifetimeMs: 5 * 60_000,
    tokenLifetimeMs: 12 * 3_600_000,
    mostLines: 4_000,
    realNow: Date.now,
    log: (_line: string): void => {},
    ...options,
  }
}

export type SandboxConfig = ReturnType<typeof withDefaults>
