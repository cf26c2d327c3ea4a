import type { LaunchOutput, LaunchStart } from '../launch/types.ts'
import type { PrebookInput } from '../prebook/types.ts'
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
  /** The script for whose sake this page was reloaded; null where it was not [ROUTE-06]. */
  readonly reloadedFor: string | null
}

/** A booked bet, or one that may be booked, by the number of its ticket or by its selection. */
export type PrebookId = `prebook:${string}`

/** Which it is, and what it begins with. */
export interface PrebookStart {
  readonly id: PrebookId
  readonly input: PrebookInput
}

export interface AppContext extends AppInput {
  readonly start: Start | null
  readonly launched: LaunchOutput | null
  /** The event whose own channel is wanted. */
  readonly eventId: string | null
  /** The booked bets that are in hand, and what may be booked. */
  readonly prebooks: readonly PrebookId[]
}

export type AppEvent =
  /** A screen shows one event: its channel is wanted [LIVE-02]. */
  | { readonly type: 'eventChannel.opened'; readonly eventId: string }
  | { readonly type: 'eventChannel.closed' }
  /** A booked bet is shown, or gone on with, or one may be booked [PREBOOK-01]. */
  | ({ readonly type: 'prebook.opened' } & PrebookStart)
  /** Nobody shows it any more, and there is nothing left to tell. */
  | { readonly type: 'prebook.left'; readonly id: PrebookId }

export type { SessionEnd }
