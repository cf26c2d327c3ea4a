import type { Leg, PlacedTicket } from '#domain/bets/bet.ts'
import type { Money } from '#domain/money/money.ts'

import type { ConnectivityEvent } from '../connectivity/types.ts'
import type { Failure } from '../failure.ts'
import type { BatchInput, JournalEntry, Refusal } from '../placement/types.ts'

/** What the member books: the selection with the line it shows, the target and the stake, as they were read. */
export interface Booking {
  readonly leg: Leg
  /** Euro odds, whatever the member's odds type. */
  readonly targetOdds: string
  readonly stake: Money
}

/**
 * offer: a paused selection that may be prebooked.
 * ticket: a booked bet out of the history.
 * cancellation: one that an earlier page confirmed, and whose answer the member may not have seen.
 */
export type PrebookInput =
  | { readonly kind: 'offer'; readonly targetOdds: string }
  | { readonly kind: 'ticket'; readonly ticket: PlacedTicket }
  | ({
      readonly kind: 'cancellation'
      /** Why the server would not, where it has said so: that is told, and nothing is sent. */
      readonly refusal: Failure | null
    } & Cancellation)

/** A cancellation that the member confirmed. It has no key: asking twice does no more than asking once. */
export interface Cancellation {
  readonly ticketNum: string
  /** Whether it may be sent (again); else only what became of the bet is asked. */
  readonly canBeSent: boolean
}

export interface PrebookContext {
  /** Euro odds. */
  readonly targetOdds: string
  /** What the booking under way was given. */
  readonly batch: BatchInput | null
  /** The booking whose outcome is unknown: its key's first 8 digits are the support code. */
  readonly unknownEntry: JournalEntry | null
  /** The booked bet as it was last told. */
  readonly ticket: PlacedTicket | null
  /** The cancellation under way. */
  readonly cancellation: Cancellation | null
  readonly refusal: Refusal | null
  /** Why a booked bet could not be cancelled. */
  readonly failure: Failure | null
  /** The key of a booking whose end is on show and may not have been seen yet. */
  readonly untold: string | null
  /** Tries to learn what became of a cancellation since that is unknown. */
  readonly attempt: number
}

/** The server's definite word on a cancellation. Anything else leaves it unknown, and is asked again. */
export type CancelAnswer =
  | { readonly kind: 'cancelled'; readonly ticket: PlacedTicket }
  /** It was placed before the cancellation arrived. */
  | { readonly kind: 'placed'; readonly ticket: PlacedTicket }
  | { readonly kind: 'refused'; readonly failure: Failure }
  /** It is booked still: only where it was asked about and not sent. */
  | { readonly kind: 'booked'; readonly ticket: PlacedTicket }

export type PrebookEvent =
  // The member
  | { readonly type: 'target.opened' }
  | { readonly type: 'target.chosen'; readonly targetOdds: string }
  | { readonly type: 'target.closed' }
  | ({ readonly type: 'booking.submitted' } & Booking)
  | { readonly type: 'refusal.dismissed' }
  /** Read that a booking lapsed, or that nobody can say what became of it. */
  | { readonly type: 'lapse.dismissed' }
  | { readonly type: 'receipt.closed' }
  | { readonly type: 'cancel.requested' }
  | { readonly type: 'cancel.confirmed' }
  | { readonly type: 'cancel.declined' }
  | { readonly type: 'check.requested' }
  /** What became of the booking, or of its cancellation, has stood before the member long enough to be seen. */
  | { readonly type: 'answer.viewed' }
  // The world
  /** The selection is paused, and may be prebooked. */
  | { readonly type: 'offer.opened' }
  | { readonly type: 'offer.ended' }
  /** From the notifications channel, or out of the history: the booked bet as it is now. */
  | { readonly type: 'ticket.changed'; readonly ticket: PlacedTicket }
  | ConnectivityEvent
  // From the batch
  | { readonly type: 'outcome.becameUnknown'; readonly entry: JournalEntry }

export type PrebookEmitted =
  /** Money may have moved: wallet and history are out of date. */
  | { readonly type: 'money.moved' }
  /** To be written down before it is sent. */
  | { readonly type: 'cancellation.confirmed'; readonly ticketNum: string }
  /** It is known what became of it. */
  | { readonly type: 'cancellation.ended'; readonly ticketNum: string }
  /** The member was told: neither need be kept any more. */
  | { readonly type: 'cancellation.told'; readonly ticketNum: string }
  | { readonly type: 'booking.told'; readonly key: string }
