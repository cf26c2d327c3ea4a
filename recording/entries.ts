import type { StateValue } from 'xstate'

/**
 * What is kept of something that happened: its type, and of what came with it only what is on the list of what may be
 * kept. Tokens and personal data are never in it (`redact.ts`).
 */
export interface KeptEvent {
  readonly type: string
  readonly [field: string]: unknown
}

/** Who it happened to, by the ids from the root down: `app/betSlip/placement`; the root by the id of its machine. */
export type ActorPath = string

/** An actor began, or was there when the recording began; or the code of its machine came, and it is that from now on. */
export interface BeganEntry {
  readonly kind: 'began'
  readonly actor: ActorPath
  /** The id of its machine; null for an actor without one, such as a promise. */
  readonly machine: string | null
  /** Null for what has no states. */
  readonly value: StateValue | null
  readonly context: Readonly<Record<string, unknown>> | null
  /** The `always` that were taken on the way into its first state, by name. */
  readonly transitions?: readonly string[]
}

/** An actor was told something, from outside or by another, and went where its chart leads it. */
export interface StepEntry {
  readonly kind: 'step'
  readonly actor: ActorPath
  /** Who told it; null from outside: the member, the browser, a component. */
  readonly from: ActorPath | null
  readonly event: KeptEvent
  /** By name (`transitionName.ts`), in the order they were taken, `always` included; none where the event changed nothing. */
  readonly transitions: readonly string[]
  readonly value: StateValue | null
  /** What of the context may be kept; only where it is another than before. */
  readonly context?: Readonly<Record<string, unknown>>
}

/** An actor ended: it was done, failed, or was stopped. */
export interface EndedEntry {
  readonly kind: 'ended'
  readonly actor: ActorPath
  readonly status: 'done' | 'error' | 'stopped'
}

/**
 * So many events of a kind that comes in bursts, which changed no state: counted, not kept one by one. `at` is that of the
 * first. An actor's first of a kind is a step, so that every transition is named.
 */
export interface BurstEntry {
  readonly kind: 'burst'
  readonly actor: ActorPath
  readonly event: string
  readonly count: number
}

/** A call to the server and what it answered. */
export interface CallEntry {
  readonly kind: 'call'
  readonly method: string
  /** The path of the contract's operation with its parameters, without the server's address. */
  readonly path: string
  /** Null where there was no answer. */
  readonly status: number | null
  readonly body: unknown
  /** From its sending to its answer, ms. */
  readonly took: number
  /** There was no answer because the client waited no longer: by its own time limit, or since nobody wanted it any more. */
  readonly isGivenUp?: boolean
}

/** What came over a channel, or that the channel opened or closed. */
export interface ChannelEntry {
  readonly kind: 'channel'
  readonly channel: string
  readonly what: 'opened' | 'message' | 'closed'
  readonly data: unknown
}

/** The member went to another address of the client. */
export interface WentEntry {
  readonly kind: 'went'
  readonly path: string
}

/** One thing that happened in a client; `at` is in ms since the recording began. */
export type Entry = { readonly at: number } & (
  | BeganEntry
  | StepEntry
  | EndedEntry
  | BurstEntry
  | CallEntry
  | ChannelEntry
  | WentEntry
)

/** A recorded session, as it is saved: one JSON file. */
export interface Recording {
  readonly format: 'slipway-recording'
  readonly version: 1
  /** Of the client. */
  readonly client: string
  /** When it began, by the server's clock, ISO 8601. */
  readonly began: string
  /** The path that the page was opened with, without what stood behind it. */
  readonly opened?: string
  /** Entries that had to go, the first ones, since a page keeps only so many. */
  readonly dropped?: number
  readonly entries: readonly Entry[]
}
