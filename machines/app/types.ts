import type { LaunchOutput, LaunchStart } from '../launch/types.ts'
import type { ListedServer } from '../servers/types.ts'
import type { SessionEnd } from '../session/types.ts'

/** What the page was opened with, and whether the browser keeps anything for us. */
export interface Start {
  readonly start: LaunchStart
  readonly isStorageBlocked: boolean
}

export interface AppInput {
  /** In [0, 1): spreads this client's reconnects among the others'. */
  readonly random: number
  /** The main servers, the most preferred first [SRV-01]. */
  readonly servers: readonly ListedServer[]
}

export interface AppContext extends AppInput {
  readonly start: Start | null
  readonly launched: LaunchOutput | null
  /** The event whose own channel is wanted. */
  readonly eventId: string | null
}

export type AppEvent =
  /** A screen shows one event: its channel is wanted [LIVE-02]. */
  | { readonly type: 'eventChannel.opened'; readonly eventId: string }
  | { readonly type: 'eventChannel.closed' }

export type { SessionEnd }
