import type { AcceptPolicy, BetKind, Leg, PlacedTicket, PressRule } from '#domain/bets/bet.ts'
import type { EventLimits, LegGroup } from '#domain/bets/kinds.ts'
import type { Side } from '#domain/market/selection.ts'
import type { SelectionStatus } from '#domain/market/status.ts'
import type { Money } from '#domain/money/money.ts'
import type { StakeRange } from '#domain/money/stakeRange.ts'

import type { ConnectivityEvent } from '../connectivity/types.ts'
import type { BatchInput, JournalEntry, PlacementOutput, Quote, Refusal } from '../placement/types.ts'

export type { JournalEntry, Quote, Refusal } from '../placement/types.ts'

/** The least and the most that may be staked, and what one bet may return at most (null: only the partner's limit). */
export interface BetRange extends StakeRange {
  readonly maxPayout: Money | null
  /** Seconds a bet waits before it is decided; none where at once. */
  readonly betDelay?: number
}

/** The ranges of a bet by the names of its stakes (`stakeSlots`). */
export type BetRanges = Readonly<Record<string, BetRange>>

/** `unavailable` is the contract's -1 and -1 [SLIP-05]; `code` is the catalogue's, where the server says why. */
export type RangeAnswer =
  | {
      readonly kind: 'known'
      readonly ranges: BetRanges
      /** Of all legs together in euro odds, where the server makes it [SLIP-12]; else null. */
      readonly price: string | null
    }
  | { readonly kind: 'unavailable'; readonly code?: number | null }

/** What a range is asked about. */
export interface RangeQuestion {
  readonly kind: BetKind
  readonly legs: readonly Leg[]
}

/** The legs of one group of the slip, and what is staked on them [SLIP-01]. */
export interface SlipGroup {
  /** The selections with the terms the member has agreed to (euroOdds, handicap, line). */
  readonly legs: readonly Leg[]
  /** As they were entered, by the names of the stakes (`stakeSlots`). */
  readonly stakeTexts: Readonly<Record<string, string>>
  /** Followed from a board, or taken over by a bet code [SLIP-23]. */
  readonly isFollowBet: boolean
  /** The combination it was put forward as [SLIP-13]; else null. */
  readonly bigComboId: string | null
  /** Singles stand side by side: until the last is gone, odds that are pressed take the place of none. */
  readonly isAdding: boolean
  /** Of several singles, whether one stake goes on each of them; else each has its own. */
  readonly isStakeShared: boolean
}

/** The way back from a selection that was replaced or removed: the open group before, and as that left it. */
export interface SlipUndo {
  readonly before: SlipGroup
  readonly after: SlipGroup
}

/** Why a quick bet was not sent: the page was left, what speaks against a bet, or what the member did meanwhile [SLIP-26]. */
export type QuickBetStop =
  | 'left'
  | 'offline'
  | 'stale'
  | 'locked'
  | 'changed'
  | 'stake'
  | 'unavailable'
  | 'barred'
  | 'late'
  | 'edited'

/** A quick bet that was not sent, and is in the slip with its stake. */
export interface UnsentQuickBet {
  readonly marketId: string
  readonly side: string
  readonly why: QuickBetStop
}

/** The groups that are not open. */
export type ParkedGroups = Readonly<Partial<Record<LegGroup, SlipGroup>>>

/** The slip as it is kept for a reload and for the member's other tabs [SLIP-21]. Plain JSON, versioned. */
export interface StoredSlip extends SlipGroup {
  readonly version: 2
  /** The X-UNIQUE of the next confirmation, shared by the tabs: two that confirm this slip send one bet. Null: none yet. */
  readonly key: string | null
  /** The kind of bet that is open; the legs are those of its group. */
  readonly kind: BetKind
  readonly parked: ParkedGroups
  readonly lastOddsSelectionAt: number | null
  readonly unsent: UnsentQuickBet | null
}

/** What `loadSlip` finds at the start. */
export interface LoadedSlip {
  readonly slip: StoredSlip | null
  /** The confirmations without a definite answer, or whose answer the member may not have seen: reconciled before anything else, together. */
  readonly entries: readonly JournalEntry[]
  /** A fresh key (32 hex of crypto.getRandomValues), used where no slip is kept. */
  readonly freshKey: string
}

/** The terms of a selection now. `isStale` while its channel is not live [LIVE-05]. */
export interface LegQuote extends Quote {
  readonly isStale: boolean
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
  /** What odds do that are pressed beside a single [SLIP-02]. */
  readonly pressRule: PressRule
  readonly limits: SlipLimits
}

/** What the partner allows. */
export interface SlipLimits extends EventLimits {
  readonly maxPayout: Money
  readonly maxComboPayout: Money
  readonly maxComboAmount: Money
}

/** What the member is shown after a bet was placed. */
export interface Receipt {
  readonly ticket: PlacedTicket
  /** What was confirmed; its legs can be kept for another bet [SLIP-17]. */
  readonly entry: JournalEntry
}

/** The answer to a bet, or to a press of which nothing was sent. */
export interface SlipAnswer extends PlacementOutput {
  /** What was bet is in the slip still: it leaves it where it was placed. Else another tab has begun another slip since. */
  readonly isOfSlip: boolean
}

export interface BetSlipContext extends BetSlipInput, SlipGroup {
  readonly key: string | null
  readonly kind: BetKind
  readonly parked: ParkedGroups
  /** The terms as they are now, by `quoteId`. */
  readonly quotes: Readonly<Record<string, LegQuote>>
  readonly lastOddsSelectionAt: number | null
  /** Null while they are not known for these legs. */
  readonly ranges: BetRanges | null
  /** Of all legs together, where the server makes it [SLIP-12]; else null. */
  readonly price: string | null
  /** Why the server takes no bets on this, where it says so; null otherwise. */
  readonly unavailableCode: number | null
  /** Seconds that are still to be waited: until the bet under way is decided, or until another may be placed [SLIP-20]. */
  readonly secondsLeft: number
  /** The press that is under way, or whose answers are shown; null without one, or if it sent nothing. */
  readonly batch: BatchInput | null
  /** The answers to its bets so far, in the order they came: all that is kept of it (`answers.ts` reads them). */
  readonly answers: readonly SlipAnswer[]
  /** Those of its bets that are being checked. */
  readonly checked: readonly JournalEntry[]
  /** The keys of the answers on show that the member may not have seen yet. */
  readonly untold: readonly string[]
  /** Another confirmation that has no answer yet: its turn comes once the member has seen these. */
  readonly nextEntry: JournalEntry | null
  /** After a selection was replaced or removed, while nothing else is done; not kept. */
  readonly undo: SlipUndo | null
  /** Of the quick bet that waits what is said if it is not sent; after that, while its selection is in the slip. */
  readonly unsent: UnsentQuickBet | null
}

export type BetSlipEvent =
  // The member
  /**
   * An odds button was pressed: added, replaced or removed by the rule of SLIP-02. `at` in UTC milliseconds.
   * `kind` where the place it was pressed in is about one kind of bet; else that of the open tab.
   * `isPrebookable` where it cannot be bet on now, but a bet on it may be booked [PREBOOK-01].
   * `quickStake` where the member bets so much by one press: as it was entered, full units [SLIP-26].
   */
  | {
      readonly type: 'selection.toggled'
      readonly leg: Leg
      readonly at: number
      readonly kind?: BetKind | undefined
      readonly isPrebookable?: boolean
      readonly quickStake?: string | undefined
    }
  /** The quick bet that waits is not to be sent. */
  | { readonly type: 'quickBet.undone' }
  /** A tab of the slip was opened. */
  | { readonly type: 'kind.chosen'; readonly kind: BetKind }
  /** A combination was put forward, made up or followed: it is the bet of its kind from now on [SLIP-13 SLIP-14 SLIP-23]. */
  | {
      readonly type: 'combination.offered'
      readonly kind: BetKind
      readonly legs: readonly Leg[]
      readonly isFollowBet: boolean
      readonly bigComboId: string | null
      readonly at: number
    }
  | { readonly type: 'selection.removed'; readonly marketId: string; readonly side: string }
  | { readonly type: 'selections.cleared' }
  /** What was just replaced or removed comes back, with its stake. */
  | { readonly type: 'selection.undone' }
  /** The single that was just replaced comes back beside the other, and from now on presses add. */
  | { readonly type: 'replaced.kept' }
  | { readonly type: 'undo.ended' }
  // `slot` names the stake (`stakeSlots`); without it the only one there is.
  | { readonly type: 'stake.typed'; readonly text: string; readonly slot?: string }
  | { readonly type: 'stake.increased'; readonly by: Money; readonly slot?: string }
  | { readonly type: 'stake.maximised'; readonly slot?: string }
  | { readonly type: 'stake.cleared'; readonly slot?: string }
  /** One stake for all singles, or each its own. */
  | { readonly type: 'stake.shared'; readonly isShared: boolean }
  | { readonly type: 'policy.chosen'; readonly policy: AcceptPolicy }
  | { readonly type: 'pressRule.chosen'; readonly pressRule: PressRule }
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
  /** What became of these bets, by their keys, has stood before the member long enough to be seen. */
  | { readonly type: 'answers.viewed'; readonly keys: readonly string[] }
  | { readonly type: 'range.requested' }
  | { readonly type: 'check.requested' }
  // The world
  /** From `watchLegs`: the current terms first, then what changed, once a frame. */
  | { readonly type: 'quotes.arrived'; readonly quotes: readonly LegQuote[] }
  /** Null: it is known to be out of date, and not known yet. */
  | { readonly type: 'balance.changed'; readonly balance: Money | null }
  /** From `keepSlip`: another tab changed the slip. Always what is stored now, not what the storage event carried. */
  | { readonly type: 'slip.changedElsewhere'; readonly slip: StoredSlip }
  /** From `keepSlip`: another tab of this member confirmed a bet. */
  | { readonly type: 'confirmation.recordedElsewhere'; readonly entry: JournalEntry }
  | { readonly type: 'session.ended' }
  | ConnectivityEvent
  // From the batch, and from one region to the others
  | { readonly type: 'outcome.becameUnknown'; readonly entry: JournalEntry }
  /** A bet has its answer. */
  | { readonly type: 'bet.answered'; readonly output: PlacementOutput }
  | { readonly type: 'selection.changed' }
  /** A press was taken as a quick bet. */
  | { readonly type: 'quickBet.began' }
  /** What was kept is in the slip: as a change of its selections, but for a refusal, which stays to be read. */
  | { readonly type: 'slip.restored' }
  | { readonly type: 'stake.changed' }
  | { readonly type: 'terms.changed' }
  | { readonly type: 'range.outdated' }
  | { readonly type: 'price.outdated' }
  /** From `countSeconds`: of a wait so much is left. */
  | { readonly type: 'wait.counted'; readonly secondsLeft: number }
  /** The mark of a leg has stood long enough [LIVE-08]. */
  | { readonly type: 'mark.ended'; readonly id: string }

/** Emitted to listeners on the actor (`betSlip.on(...)`): wallet and history refresh on these [SLIP-17]. */
export type BetSlipEmitted =
  /** SLIP-04: the odds that were pressed cannot be bet; `code` is the catalogue's. */
  | { readonly type: 'selection.refused'; readonly code: number }
  | { readonly type: 'bet.placed'; readonly ticket: PlacedTicket; readonly key: string }
  | { readonly type: 'bet.refused'; readonly refusal: Refusal }
  /** It ended without a decision of the server's: not placed, or nobody can say. */
  | { readonly type: 'bet.lapsed'; readonly key: string }
  /** It ended, and another tab has told the member. */
  | { readonly type: 'bet.toldElsewhere'; readonly outcome: PlacementOutput['outcome']['kind'] }

/** What `countSeconds` receives: a wait begins, and replaces the one before. 0 if no wait is left. */
export interface CountSecondsEvent {
  readonly type: 'wait.began'
  readonly seconds: number
}

/** What `keepSlip` receives: the slip to keep; and whose answers need not be kept any more, for the member was told them. */
export type KeepSlipEvent =
  | { readonly type: 'slip.changed'; readonly slip: StoredSlip }
  | { readonly type: 'answers.told'; readonly keys: readonly string[] }
