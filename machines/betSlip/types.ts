import type { AcceptPolicy, PlacedTicket, Leg } from '#domain/bet.ts'
import type { Money } from '#domain/money.ts'
import type { Side } from '#domain/selection.ts'
import type { StakeRange } from '#domain/stakeRange.ts'
import type { SelectionStatus } from '#domain/status.ts'

import type { JournalEntry, PlacementInput, PlacementOutput, Quote, Refusal } from '../placement/types.ts'
import type { ConnectivityEvent } from '../socket/types.ts'

export type { JournalEntry, Quote, Refusal } from '../placement/types.ts'

/** The least and the most that may be staked, and what one bet may return at most (null: only the partner's limit). */
export interface BetRange extends StakeRange {
  readonly maxPayout: Money | null
}

/** `unavailable` is the contract's -1 and -1 [SLIP-05]. */
export type RangeAnswer =
  | { readonly kind: 'known'; readonly range: BetRange }
  | { readonly kind: 'unavailable' }

/** The slip as it is kept for a reload and for the member's other tabs [SLIP-21]. Plain JSON, versioned. */
export interface StoredSlip {
  readonly version: 1
  /** The X-UNIQUE of the next confirmation, shared by the tabs: two that confirm this slip send one bet. Null: none yet. */
  readonly key: string | null
  readonly tickets: readonly Leg[]
  readonly stakeText: string
  readonly lastOddsSelectionAt: number | null
  readonly isFollowBet: boolean
}

/** What `loadSlip` finds at the start. */
export interface LoadedSlip {
  readonly slip: StoredSlip | null
  /** A confirmation without a definite answer: reconciled before anything else. */
  readonly entry: JournalEntry | null
  /** A fresh key (32 hex of crypto.getRandomValues), used where no slip is kept. */
  readonly freshKey: string
}

/** A selection's terms as they stood on the screen when the member pressed: what they said yes to. */
export interface ShownTerms {
  readonly marketId: string
  readonly side: Side
  readonly status: SelectionStatus
  readonly euroOdds: string
  readonly handicap: string | null
  readonly line: string | null
}

export interface BetSlipInput {
  readonly isGuest: boolean
  readonly currency: { readonly code: string; readonly digits: number }
  /** Null for guests, and while it is not known: then only the server can say whether it is enough. */
  readonly balance: Money | null
  readonly policy: AcceptPolicy
  readonly maxPayout: Money
}

/** What the member is shown after a bet was placed. */
export interface Receipt {
  readonly ticket: PlacedTicket
  /** What was confirmed; its tickets can be kept for another bet [SLIP-17]. */
  readonly entry: JournalEntry
}

export interface BetSlipContext extends BetSlipInput {
  readonly key: string | null
  /** The selections with the terms the member has agreed to (euroOdds, handicap, line). */
  readonly tickets: readonly Leg[]
  /** The terms as they are now, by `quoteId`. */
  readonly quotes: Readonly<Record<string, Quote>>
  readonly lastOddsSelectionAt: number | null
  readonly isFollowBet: boolean
  readonly range: BetRange | null
  readonly stakeText: string
  /** What the placement under way was given. */
  readonly placement: PlacementInput | null
  /** The confirmation whose outcome is unknown: its key's first 8 digits are the support code. */
  readonly unknownEntry: JournalEntry | null
  readonly receipt: Receipt | null
  readonly refusal: Refusal | null
  /** The confirmation that ended without a decision of the server's. */
  readonly lapsedEntry: JournalEntry | null
  /** Another confirmation that has no answer yet: its turn comes once the member has seen this one's. */
  readonly nextEntry: JournalEntry | null
}

export type BetSlipEvent =
  // The member
  /** An odds button was pressed: added, replaced or removed by the rule of SLIP-02. `at` in UTC milliseconds. */
  | {
      readonly type: 'selection.toggled'
      readonly ticket: Leg
      readonly at: number
      /** It cannot be bet on now, but a bet on it may be booked [PREBOOK-01]. */
      readonly isPrebookable?: boolean
    }
  | { readonly type: 'selection.removed'; readonly marketId: string; readonly side: string }
  | { readonly type: 'selections.cleared' }
  | { readonly type: 'stake.typed'; readonly text: string }
  | { readonly type: 'stake.increased'; readonly by: Money }
  | { readonly type: 'stake.maximised' }
  | { readonly type: 'stake.cleared' }
  | { readonly type: 'policy.chosen'; readonly policy: AcceptPolicy }
  /** Bet on the slip at these terms (`agreedTerms`), which the member has read. */
  | { readonly type: 'slip.submitted'; readonly terms: readonly ShownTerms[] }
  /** Yes to these terms (`askedTerms`), and to none that came since; what is locked among them is removed [SLIP-15]. */
  | { readonly type: 'changes.accepted'; readonly terms: readonly ShownTerms[] }
  | { readonly type: 'changes.declined' }
  | { readonly type: 'refusal.dismissed' }
  /** Read that a bet lapsed, or that nobody can say what became of it. */
  | { readonly type: 'lapse.dismissed' }
  /** Done with the receipt: the slip starts empty. */
  | { readonly type: 'receipt.closed' }
  /** Done with the receipt, and the same selections again [SLIP-17]. */
  | { readonly type: 'selections.kept' }
  | { readonly type: 'range.requested' }
  | { readonly type: 'check.requested' }
  // The world
  /** From `watchSelection`: the current terms first, then each change. `isStale` while its channel is not live [LIVE-05]. */
  | { readonly type: 'quote.arrived'; readonly quote: Quote; readonly isStale: boolean }
  /** Null: it is known to be out of date, and not known yet. */
  | { readonly type: 'balance.changed'; readonly balance: Money | null }
  /** From `keepSlip`: another tab changed the slip. Always what is stored now, not what the storage event carried. */
  | { readonly type: 'slip.changedElsewhere'; readonly slip: StoredSlip }
  /** From `keepSlip`: another tab of this member confirmed a bet. */
  | { readonly type: 'confirmation.recordedElsewhere'; readonly entry: JournalEntry }
  | { readonly type: 'session.ended' }
  | ConnectivityEvent
  // From the placement, and from one region to the others
  | { readonly type: 'outcome.becameUnknown'; readonly entry: JournalEntry }
  | { readonly type: 'selection.changed' }
  | { readonly type: 'stake.changed' }
  | { readonly type: 'terms.changed' }
  | { readonly type: 'range.outdated' }

/** Told to whoever listens on the actor (`betSlip.on(...)`): wallet and history refresh on these [SLIP-17]. */
export type BetSlipEmitted =
  /** SLIP-04: the odds that were pressed cannot be bet; `code` is the catalogue's. */
  | { readonly type: 'selection.refused'; readonly code: number }
  | { readonly type: 'bet.placed'; readonly ticket: PlacedTicket; readonly key: string | null }
  | { readonly type: 'bet.refused'; readonly refusal: Refusal }
  | { readonly type: 'bet.becameUnknown'; readonly key: string }
  /** It ended without a decision of the server's: not placed, or nobody can say. */
  | { readonly type: 'bet.lapsed'; readonly key: string | null }
  /** It ended, and another tab has told the member. */
  | { readonly type: 'bet.toldElsewhere'; readonly outcome: PlacementOutput['outcome']['kind'] }

/** What `keepSlip` receives: the slip to keep. */
export type KeepSlipEvent = { readonly type: 'slip.changed'; readonly slip: StoredSlip }
