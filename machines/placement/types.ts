import type { BetStakes } from '#domain/bets/amounts.ts'
import type { AcceptPolicy, BetKind, Leg, PlacedTicket } from '#domain/bets/bet.ts'
import type { BetOperation } from '#domain/bets/operations.ts'
import type { SelectionStatus } from '#domain/market/status.ts'
import type { Price } from '#domain/odds/odds.ts'

import type { Failure } from '../failure.ts'

/** A bet as the member confirmed it: its legs at the terms they read at that moment, and what they staked. */
export interface ConfirmedBet {
  readonly kind: BetKind
  readonly legs: readonly Leg[]
  readonly stakes: BetStakes
  /** Of the whole in euro odds, where the server makes it [SLIP-12]; else null. */
  readonly price: string | null
  readonly policy: AcceptPolicy
  /** Followed from a board [SLIP-23]. */
  readonly isFollowBet: boolean
  /** The combination it was put forward as [SLIP-13]; else null. */
  readonly bigComboId: string | null
  /** Of a booking, the least euro odds at which it is placed [PREBOOK-02]. */
  readonly targetOdds?: string
}

/** What the member confirmed, and the call that places it. */
export interface Confirmation extends ConfirmedBet {
  readonly operation: BetOperation
}

/** What is sent under a key, and sent again to the letter. */
export interface SealedRequest {
  readonly operation: BetOperation
  /** The exact text of the body. */
  readonly body: string
  /** X-UNIQUE-Expires: UTC milliseconds by the server's clock after which a request that arrives is refused. */
  readonly expiresAt: number
}

/** The bets that the member confirmed with one press, one or several. */
export interface BatchConfirmation {
  /**
   * X-UNIQUE, 32 hex digits: that of the first bet, of which each other one's is made. It is the slip's; null for a booking,
   * and where the slip could not be read at its start: then one is made as it is written down.
   */
  readonly key: string | null
  readonly bets: readonly [Confirmation, ...Confirmation[]]
}

/** A confirmation as it was written down before it was sent [SLIP-18]. Plain JSON, versioned: it outlives the page. */
export interface JournalEntry extends Omit<ConfirmedBet, 'stakes'> {
  readonly version: 2
  readonly key: string
  /**
   * Null where it cannot be read: an operation or a version that came after this page's, or a damaged entry. Such a bet
   * is asked about by its key, and never sent.
   */
  readonly request: SealedRequest | null
  /** UTC milliseconds by the server's clock when the member confirmed; null where that cannot be read. */
  readonly confirmedAt: number | null
  /** All of the bet is for showing only, as far as it can be read. */
  readonly stakes: BetStakes | null
  /** The key of the press it was confirmed in together with others; left out where it was confirmed alone. */
  readonly batch?: string
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
  /** A bet that an earlier press placed under this one's key, if there is one. */
  readonly earlier?: PlacedTicket
}

/** The first request under a key, as the server tells it. */
export interface KeyRequest {
  /** Its X-UNIQUE-Expires. */
  readonly expires: number
  /** SHA-256 of its body, in hexadecimal digits. */
  readonly digest: string
}

/** What the server decided about a confirmation. */
export type Decision =
  | { readonly kind: 'placed'; readonly ticket: PlacedTicket }
  | { readonly kind: 'refused'; readonly refusal: Refusal }

/** How a confirmation ends. Anything that is not one of these is an unknown outcome. */
export type Outcome =
  | Decision
  /** It never reached the server, and its time is over: it was not placed and will not be. */
  | { readonly kind: 'lapsed' }
  /** The server has no record of it, and may have had one: only the member's history can tell. */
  | { readonly kind: 'forgotten' }

/** What the server says of a key. `unseen`: no request has arrived under it, and one still may. */
export type Answer = Outcome | { readonly kind: 'inProgress' } | { readonly kind: 'unseen' }

/**
 * How a bet that is written down goes on.
 * send: the member has just confirmed it.
 * resume: found in the journal at the start: ask at once.
 * follow: it is being sent, or was, out of sight: give it a moment, then ask.
 */
export interface PlacementInput {
  readonly kind: 'send' | 'resume' | 'follow'
  readonly entry: JournalEntry
}

/** confirm: the member has just confirmed them. resume and follow: those that are written down, as one placement each. */
export type BatchInput =
  | { readonly kind: 'confirm'; readonly confirmation: BatchConfirmation }
  | { readonly kind: 'resume' | 'follow'; readonly entries: readonly JournalEntry[] }

export interface BatchContext {
  readonly start: BatchInput
  /** Those whose turn has not come, in their order. */
  readonly waiting: readonly PlacementInput[]
  /** Those that are being placed or asked about. */
  readonly running: readonly JournalEntry[]
  /** The id of the placement that was begun last. */
  readonly latest: string | null
  /** The answers, in the order they came; one without an entry for all of them where none was written down, and so none was sent. */
  readonly outputs: readonly PlacementOutput[]
}

/** All that becomes of a press. */
export type BatchOutput = Pick<BatchContext, 'outputs'>

export interface PlacementContext {
  readonly start: PlacementInput
  readonly entry: JournalEntry
  readonly outcome: Outcome | null
  /** Tries to learn the outcome since it became unknown. */
  readonly attempt: number
  readonly closed: Closed | null
}

/** What using up the key of an answered confirmation gives. */
export interface Closed {
  /** The key for the next confirmation. */
  readonly nextKey: string
  /** The journal holds it no more: another page has told the member. */
  readonly isToldElsewhere: boolean
  /** The next confirmation that is still open. */
  readonly nextEntry: JournalEntry | null
}

export type PlacementEvent =
  /** The network came back: ask at once. */
  | { readonly type: 'connection.cameBack' }
  /** The member asked to look again now. */
  | { readonly type: 'check.requested' }

export interface PlacementOutput {
  readonly outcome: Outcome
  /** The journal entry this was about; null where nothing was written down, and so nothing sent. */
  readonly entry: JournalEntry | null
  /** The key for the next confirmation, made by the journal once this one is closed. */
  readonly nextKey: string | null
  /** The next confirmation that has no answer yet. */
  readonly nextEntry: JournalEntry | null
  /** Another tab has told the member already, and this one was not there when they confirmed. */
  readonly isTold: boolean
}
