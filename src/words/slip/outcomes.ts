import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'

import type { Refusal } from '#machines/placement/types.ts'

import { prebookStatusText, stakeIsBack } from './prebook.ts'

/**
 * How a confirmed bet stands, as far as anybody can say [SLIP-18]. A bet that was to be booked is `booked` until its market
 * takes it (`placed`) or it is withdrawn (`cancelled`), and `unclear` where the server's word for it is not known.
 */
export type Standing =
  | 'placing'
  | 'checking'
  | 'placed'
  | 'booked'
  | 'cancelled'
  | 'unclear'
  | 'refused'
  | 'lapsed'
  | 'forgotten'
  /** Another page confirmed first, and this one stayed where it was. */
  | 'notSent'

const onItsWay: ReadonlySet<Standing> = new Set(['placing', 'checking'])
const neverKnown: ReadonlySet<Standing> = new Set(['forgotten', 'unclear'])
const asWished: ReadonlySet<Standing> = new Set(['placed', 'booked'])

/** Several bets of one press, together. */
export interface BatchStanding {
  /** None is on its way any more. */
  readonly isOver: boolean
  readonly isEachPlaced: boolean
  /** Each was placed, or booked as was asked for. */
  readonly isEachAsWished: boolean
  /** How many were placed, or booked as was asked for. */
  readonly asWished: number
  /** Of how many nobody can say what became of them. */
  readonly neverKnown: number
  readonly total: number
}

export function batchStanding(standings: readonly Standing[]): BatchStanding {
  const count = (of: ReadonlySet<Standing>): number => standings.filter((one) => of.has(one)).length
  const [total, wished] = [standings.length, count(asWished)]
  return {
    isOver: count(onItsWay) === 0,
    isEachPlaced: standings.every((one) => one === 'placed'),
    isEachAsWished: wished === total,
    asWished: wished,
    neverKnown: count(neverKnown),
    total,
  }
}

/** What has become of several bets of one press. Nothing is said of all of them that is not known of each. */
export function batchTitle(i18n: I18n, standing: BatchStanding, hasBooking: boolean): string {
  const { isOver, isEachAsWished, asWished: done, neverKnown: lost, total } = standing
  if (!isOver) return i18n._(msg`Placing`)
  if (isEachAsWished) return i18n._(msg`Success`)
  if (lost > 0)
    return i18n._(msg`${plural(lost, { one: '# bet cannot be checked', other: '# bets cannot be checked' })}`)
  if (hasBooking) return i18n._(msg`${done} of ${total} placed or booked`)
  if (done > 0) return i18n._(msg`${done} of ${total} bets placed`)
  return i18n._(msg`${plural(total, { one: 'The bet was not placed', other: 'No bet was placed' })}`)
}

/** How one of several bets stands, in a word or two. */
export function standingText(i18n: I18n, standing: Standing, isBooking: boolean): string {
  switch (standing) {
    case 'placing':
      return i18n._(isBooking ? msg`Booking…` : msg`Placing…`)
    case 'checking':
      return i18n._(isBooking ? msg`Checking your booking` : msg`Checking your bet`)
    case 'placed':
    case 'booked':
    case 'cancelled':
      return prebookStatusText(i18n, standing)
    case 'refused':
    case 'lapsed':
    case 'notSent':
      return i18n._(isBooking ? msg`Not booked` : msg`Not placed`)
    case 'forgotten':
    case 'unclear':
      return i18n._(isBooking ? msg`Your booking cannot be checked` : msg`Your bet cannot be checked`)
  }
}

const lookInHistory = msg`If it was placed, it is in your bet history: look there before you bet again.`

const notes: Partial<Record<Standing, MessageDescriptor>> = {
  checking: msg`It was sent, but no answer has come back yet. It may have been placed, or not.`,
  lapsed: msg`It did not reach us in time, and it will not be placed any more. No money was taken.`,
  cancelled: stakeIsBack,
  forgotten: lookInHistory,
  unclear: lookInHistory,
  // Whether what the other page confirmed was placed is not known here.
  notSent: msg`You confirmed a bet in another tab first. This one was not sent and is still in your slip. No money was taken for it.`,
}

/** What is to be said of it besides; null where nothing is. */
export function standingNote(i18n: I18n, standing: Standing): string | null {
  const note = notes[standing]
  return note === undefined ? null : i18n._(note)
}

/** What became of a confirmed bet, or of several together, as far as anybody can say [SLIP-18]. */
export type ToldOutcome = keyof typeof outcomes

const outcomes = {
  placed: msg`Your bet was placed.`,
  booked: msg`Your bet was booked.`,
  cancelled: msg`Your prebooked bet was cancelled. Your stake is back in your balance.`,
  notPlaced: msg`Your bet was not placed.`,
  notBooked: msg`Your bet was not booked.`,
  cannotBeChecked: msg`Your bet cannot be checked.`,
  batchPlaced: msg`Your bets were placed.`,
  batchAsWished: msg`Your bets were placed or booked.`,
  batchNotPlaced: msg`Not all of your bets were placed.`,
  batchNotAsWished: msg`Not all of your bets were placed or booked.`,
  batchCannotBeChecked: msg`Not all of your bets can be checked.`,
}

/** What is told of several bets of one press that are all answered, in a sentence. */
export function batchOutcome(standing: BatchStanding, hasBooking: boolean): ToldOutcome {
  if (standing.isEachPlaced) return 'batchPlaced'
  if (standing.isEachAsWished) return 'batchAsWished'
  if (standing.neverKnown > 0) return 'batchCannotBeChecked'
  return hasBooking ? 'batchNotAsWished' : 'batchNotPlaced'
}

const nothingTaken = msg`The bet was not placed. No money was taken.`

/** In a sentence, for where the slip is out of sight. */
export function outcomeText(i18n: I18n, outcome: ToldOutcome): string {
  return i18n._(outcomes[outcome])
}

const nothingSent = msg`This browser has no room left, so nothing was sent. No money was taken.`

const nothingTakenForThis = msg`This bet was not placed, and no money was taken for it.`

/**
 * What a refusal means for the member's money; and why, where the catalogue has no words for it [SLIP-18]. Of an earlier
 * bet money was taken: then it is said of this one alone.
 */
export function nothingTakenText(i18n: I18n, { kind, earlier }: Pick<Refusal, 'kind' | 'earlier'>): string {
  if (earlier !== undefined) return i18n._(nothingTakenForThis)
  return i18n._(kind === 'noRoom' ? nothingSent : nothingTaken)
}
