import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'

import type { Refusal } from '#machines/placement/types.ts'

import { nothingSent, nothingTakenForThis } from './nothingTaken.ts'
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
  if (isEachAsWished && hasBooking)
    return i18n._(msg`${plural(total, { one: '# placed or booked', other: '# placed or booked' })}`)
  if (isEachAsWished) return i18n._(msg`${plural(total, { one: '# bet placed', other: '# bets placed' })}`)
  if (lost > 0)
    return i18n._(msg`${plural(lost, { one: "We can't check # bet", other: "We can't check # bets" })}`)
  if (hasBooking) return i18n._(msg`${done} of ${total} placed or booked`)
  if (done > 0)
    return i18n._(
      msg`${plural(total, { one: `${done} of # bet placed`, other: `${done} of # bets placed` })}`,
    )
  return i18n._(msg`${plural(total, { one: 'Bet not placed', other: 'No bets placed' })}`)
}

/** How one of several bets stands, in a word or two. */
export function standingText(i18n: I18n, standing: Standing, isBooking: boolean): string {
  switch (standing) {
    case 'placing':
      return i18n._(
        isBooking
          ? msg({ message: 'Prebooking…', context: 'prebooked bet being sent' })
          : msg({ message: 'Placing…', context: 'bet being sent' }),
      )
    case 'checking':
      return i18n._(isBooking ? msg`Checking your prebooked bet` : msg`Checking your bet`)
    case 'placed':
      if (!isBooking) return i18n._(msg({ message: 'Placed', context: 'status of a bet just sent' }))
      return prebookStatusText(i18n, standing)
    case 'booked':
    case 'cancelled':
      return prebookStatusText(i18n, standing)
    case 'refused':
    case 'lapsed':
    case 'notSent':
      return i18n._(
        isBooking
          ? msg({ message: 'Not booked', context: 'prebooked bet' })
          : msg({ message: 'Not placed', context: 'bet' }),
      )
    case 'forgotten':
    case 'unclear':
      return i18n._(isBooking ? msg`We can't check your prebooked bet` : msg`We can't check your bet`)
  }
}

const lookInHistory = msg`Its stake may have been taken. If it was placed, it's in your bet history. Check there before you bet again.`

const notes: Partial<Record<Standing, MessageDescriptor>> = {
  checking: msg`No reply yet. It may have been placed, and its stake may have been taken.`,
  lapsed: msg`No money was taken. It didn't reach us in time and won't be placed.`,
  cancelled: stakeIsBack,
  forgotten: lookInHistory,
  unclear: lookInHistory,
  // Whether what the other page confirmed was placed is not known here.
  notSent: msg`No money was taken for this bet. You confirmed another in another tab first. This one was not sent and is still in your slip.`,
}

/** What is to be said of it besides; null where nothing is. */
export function standingNote(i18n: I18n, standing: Standing): string | null {
  const note = notes[standing]
  return note === undefined ? null : i18n._(note)
}

/** What became of a confirmed bet, or of several together, as far as anybody can say [SLIP-18]. */
export type ToldOutcome = keyof typeof outcomes

const outcomes = {
  placed: msg`Bet placed.`,
  booked: msg`Your bet was booked.`,
  cancelled: msg`Your prebooked bet was cancelled. Your stake is back in your balance.`,
  notPlaced: msg`Your bet was not placed. No money was taken for it.`,
  notBooked: msg`Your bet was not booked. No money was taken for it.`,
  cannotBeChecked: msg`We can't check your bet. Its stake may have been taken. See your bet history.`,
  batchPlaced: msg`All bets placed.`,
  batchAsWished: msg`Your bets were placed or booked.`,
  batchNotPlaced: msg`Not all of your bets were placed. No money was taken for those that were not.`,
  // The stake of one that was cancelled was taken, and is back.
  batchNotAsWished: msg`Not all of your bets were placed or booked. No money is held for those that were not.`,
  batchCannotBeChecked: msg`We can't check all of your bets. The stakes of those we can't check may have been taken. See your bet history.`,
}

/** What is told of several bets of one press that are all answered, in a sentence. */
export function batchOutcome(standing: BatchStanding, hasBooking: boolean): ToldOutcome {
  if (standing.isEachPlaced) return 'batchPlaced'
  if (standing.isEachAsWished) return 'batchAsWished'
  if (standing.neverKnown > 0) return 'batchCannotBeChecked'
  return hasBooking ? 'batchNotAsWished' : 'batchNotPlaced'
}

/** In a sentence, for where the slip is out of sight. */
export function outcomeText(i18n: I18n, outcome: ToldOutcome): string {
  return i18n._(outcomes[outcome])
}

const nothingTakenAtAll = msg`No money was taken.`

const nothingTakenForBooking = msg`No money was taken for this bet.`

/** What `nothingTakenText` says, beneath a title that says what was not done: the money alone, before anything else is said. */
export function moneyText(
  i18n: I18n,
  { kind, earlier }: Pick<Refusal, 'kind' | 'earlier'>,
  isBooking: boolean,
): string {
  if (earlier !== undefined) return i18n._(isBooking ? nothingTakenForBooking : nothingTakenForThis)
  return i18n._(kind === 'noRoom' ? nothingSent : nothingTakenAtAll)
}
