/** What a client told of a bet, or of a booking, that its member confirmed. An amount is a text with all of its digits. */
export interface ToldBet {
  readonly kind: 'bet' | 'booking'
  readonly key: string | null
  readonly what: 'placed' | 'refused' | 'lapsed' | 'forgotten'
  readonly ticketNum: string | null
  readonly amount: string | null
}

/** What became of a press. */
export interface Press {
  readonly kind: 'bet' | 'booking' | 'cancellation'
  /** What the client told; `notSent` where it sent nothing. A cancellation that was done is `placed`. */
  readonly what: ToldBet['what'] | 'notSent'
  /** Why it was refused, or not sent; else empty. */
  readonly why: string
  /** From the press to the answer; null where it never came to a press. */
  readonly milliseconds: number | null
}

/** How a booked bet stands. */
export type BookingStatus = 'booked' | 'placed' | 'cancelled'

/** All that a client told its member, at a moment when it waits for nothing. */
export interface MemberTold {
  readonly member: number
  readonly bets: readonly ToldBet[]
  /** How each booked bet was last said to stand, by the number of its ticket. */
  readonly bookings: Readonly<Record<string, BookingStatus>>
  /** The keys that the client wrote down before it sent anything. */
  readonly confirmed: readonly string[]
  /** The balance as it is shown now; null if it is not known. */
  readonly balance: string | null
  /** What still waits for an answer, in words; empty if nothing does. */
  readonly open: readonly string[]
}
