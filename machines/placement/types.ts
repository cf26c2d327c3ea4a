import type { PlacedTicket, SlipTicket, AcceptPolicy } from '#domain/bet.ts'
import type { Money } from '#domain/money.ts'
import type { Price } from '#domain/odds.ts'
import type { SelectionStatus } from '#domain/status.ts'

import type { Failure } from '../failure.ts'

/** What the member confirmed: the terms as they read them at that moment. */
export interface Confirmation {
  /** X-UNIQUE: 32 hex digits. Null only where the slip could not be read at its start; then the journal makes one. */
  readonly key: string | null
  readonly tickets: readonly SlipTicket[]
  readonly stake: Money
  readonly policy: AcceptPolicy
}

/**
 * A confirmation as it was written down before it was sent [SLIP-18]. Plain JSON, versioned: it outlives the page.
 * `body` is the exact text to send, and to send again.
 */
export interface JournalEntry {
  readonly version: 1
  readonly key: string
  readonly body: string
  /** UTC milliseconds by the server's clock after which the server will not place it any more. */
  readonly expiresAt: number
  /** UTC milliseconds when the member confirmed. */
  readonly confirmedAt: number
  readonly tickets: readonly SlipTicket[]
  readonly stake: Money
  readonly policy: AcceptPolicy
}

/** What a selection's terms are now, where a refusal says they are not those the bet named. */
export interface Quote {
  readonly marketId: string
  readonly side: string
  readonly status: SelectionStatus
  readonly price: Price
  readonly handicap: string | null
  readonly line: string | null
  readonly timeStamp: number
}

/** Why there is no bet: the server's code, or ours where it was never sent. */
export interface Refusal extends Failure {
  readonly changes: readonly Quote[]
}

/** A definite answer about a confirmation. Anything that is not one of these is an unknown outcome. */
export type Outcome =
  | { readonly kind: 'placed'; readonly ticket: PlacedTicket }
  | { readonly kind: 'refused'; readonly refusal: Refusal }

/** What the server says of a key: `unseen` is its 404. */
export type Answer = Outcome | { readonly kind: 'inProgress' } | { readonly kind: 'unseen' }

/**
 * confirm: the member has just confirmed: write it down, send it.
 * resume: found in the journal at the start: ask at once.
 * follow: another tab is sending it: give it a moment, then ask.
 */
export type PlacementInput =
  | { readonly kind: 'confirm'; readonly confirmation: Confirmation }
  | { readonly kind: 'resume'; readonly entry: JournalEntry }
  | { readonly kind: 'follow'; readonly entry: JournalEntry }

export interface PlacementContext {
  readonly start: PlacementInput
  readonly entry: JournalEntry | null
  readonly outcome: Outcome | null
  /** Tries to learn the outcome since it became unknown. */
  readonly attempt: number
  readonly nextKey: string | null
}

export type PlacementEvent =
  /** The network came back: ask at once. */
  | { readonly type: 'connection.cameBack' }
  /** The member asked to look again now. */
  | { readonly type: 'check.requested' }

export interface PlacementOutput {
  readonly outcome: Outcome
  /** The journal entry this was about; null where it was never written, and so never sent. */
  readonly entry: JournalEntry | null
  /** The key for the next confirmation, made by the journal once this one is closed. */
  readonly nextKey: string | null
}
