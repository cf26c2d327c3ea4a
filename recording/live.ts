import type { Entry } from './entries.ts'

/**
 * The messages between a client and a page that inspects it, the looker: over a channel of the client's origin
 * (`channelName`), and through the bridge page of that origin to a page of another one. Each has `slipwayInspection: 1`.
 */
export const channelName = 'slipway inspection'

/** What a looker says. */
export type LookerSays = { readonly slipwayInspection: 1 } &
  /** Which clients are there? */
  (
    | { readonly type: 'clients.asked' }
    /** Tell me of this client from now on: first of each actor there is, then of all that happens. */
    | { readonly type: 'follow'; readonly client: string; readonly looker: string }
    | { readonly type: 'leave'; readonly looker: string }
  )

/** What a client says, and the bridge for itself once it listens. */
export type ClientSays = { readonly slipwayInspection: 1 } & (
  | { readonly type: 'bridge.ready' }
  /** A client is there. */
  | {
      readonly type: 'here'
      readonly client: string
      /** Of the client: which release it is. */
      readonly version: string
      /** Where in the client the member was when it said so. */
      readonly path: string
      /** When the page began, ISO 8601. */
      readonly since: string
    }
  /** What has happened, in order, to one that follows. */
  | {
      readonly type: 'entries'
      readonly client: string
      readonly looker: string
      readonly entries: readonly Entry[]
    }
  /** The client's page was left. */
  | { readonly type: 'gone'; readonly client: string }
)
