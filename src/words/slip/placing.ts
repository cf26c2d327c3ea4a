import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'

import type { BetKind } from '#domain/bets/bet.ts'
import { type KindProblem, kinds } from '#domain/bets/kinds.ts'
import type { Money } from '#domain/money/money.ts'
import type { StakeError } from '#domain/money/stake.ts'
import type { StakeRange } from '#domain/money/stakeRange.ts'
import { errors } from '#domain/session/errorCatalogue.ts'
import { errorText, serverMessages } from '#src/words/errors.ts'

/** What the big button of the slip does when it is pressed. */
export type PlaceAction =
  | 'place'
  /** Takes the terms as they are now and places at once. */
  | 'acceptAndPlace'
  /** Takes what cannot be bet out of the slip. */
  | 'removeLocked'
  /** Asks for a stake: nothing is staked yet. */
  | 'enterStake'
  /** Leads a guest to the partner's login. */
  | 'logIn'
  /** Takes all of it out: without what cannot be bet it is not what was put forward. */
  | 'removeAll'

/** What the slip is doing while nothing can be pressed. */
export type PlaceBusy = 'restoring' | 'checking' | 'placing'

const busy = {
  restoring: msg({ message: 'Loading…', context: 'something being loaded' }),
  checking: msg`Checking odds…`,
  placing: msg({ message: 'Placing…', context: 'bet being sent' }),
} satisfies Record<PlaceBusy, MessageDescriptor>

/** @param seconds how long it still takes; 0 where that is not known */
export function placeBusyText(i18n: I18n, doing: PlaceBusy, seconds: number): string {
  return i18n._(doing === 'placing' && seconds > 0 ? msg`Placing… ${seconds} s` : busy[doing])
}

/** What the button says while it is too soon for another bet [SLIP-20]. */
export function waitText(i18n: I18n, seconds: number): string {
  return i18n._(msg`Wait ${seconds} s`)
}

/** A countdown for screen readers. @param most no more seconds than this are left */
export function countdownText(i18n: I18n, isPlacing: boolean, most: number): string {
  return i18n._(
    isPlacing
      ? msg`${plural(most, { one: 'Your bet will be placed or declined within # second.', other: 'Your bet will be placed or declined within # seconds.' })}`
      : msg`${plural(most, { one: 'You can bet again within # second.', other: 'You can bet again within # seconds.' })}`,
  )
}

/**
 * What the button says it does.
 * @param amount the stake of all bets together, spelled out, or null without a stake
 * @param bets how many are placed by the press
 */
export function placeActionText(i18n: I18n, action: PlaceAction, amount: string | null, bets = 1): string {
  switch (action) {
    case 'removeLocked':
      return i18n._(msg`Remove selection`)
    case 'removeAll':
      return i18n._(msg({ message: 'Remove combo', context: 'button: take the combo out of the slip' }))
    case 'enterStake':
      return i18n._(msg`Enter a stake`)
    case 'logIn':
      return i18n._(msg`Log in to bet`)
    case 'acceptAndPlace':
      return i18n._(
        amount === null
          ? msg`${plural(bets, { one: 'Accept and place bet', other: 'Accept and place # bets' })}`
          : msg`${plural(bets, { one: `Accept and place bet, ${amount}`, other: `Accept and place # bets, ${amount}` })}`,
      )
    case 'place':
      return i18n._(
        amount === null
          ? msg`${plural(bets, { one: 'Place bet', other: 'Place # bets' })}`
          : msg`${plural(bets, { one: `Place bet, ${amount}`, other: `Place # bets, ${amount}` })}`,
      )
  }
}

const rangeStates = {
  asking: msg`Loading limits…`,
  failed: msg`Couldn't load limits`,
  unavailable: msg`No betting on this market`,
  barred: msg`You can't bet right now`,
}

/** What stands in the place of the least and the most that may be staked, where they are not known [SLIP-05]. */
export function rangeStateText(i18n: I18n, state: keyof typeof rangeStates): string {
  return i18n._(rangeStates[state])
}

/** Why a bet cannot be placed as it stands, or what stands in the way when it is. */
export type PlaceReason =
  | {
      readonly kind: 'guest' | 'sessionOver' | 'stale' | 'waiting' | 'rangeFailed' | 'balanceUnknown'
    }
  /** A market that takes no bets: `isPaused` where it may open again. */
  | { readonly kind: 'locked'; readonly isPaused: boolean }
  /** `code` is the catalogue's, where the server says why. */
  | { readonly kind: 'unavailable'; readonly code: number | null }
  /** `slot` says of which stake; null where it is about all of them. */
  | { readonly kind: 'stake'; readonly error: StakeError; readonly slot: string | null }
  | { readonly kind: 'rules'; readonly problem: KindProblem }

interface ReasonTexts {
  readonly message: MessageDescriptor
  readonly detail?: MessageDescriptor
}

const reasons = {
  guest: { message: serverMessages.pleaseLogin },
  sessionOver: { message: serverMessages.tokenExpired },
  stale: {
    message: msg`These odds may not be up to date.`,
    detail: msg`Live connection lost. You can bet again when it's back.`,
  },
  waiting: { message: msg`Getting the latest odds…` },
  rangeFailed: { message: msg`Couldn't load the betting limits.` },
  balanceUnknown: { message: msg`Your balance may not be up to date. We'll check it when you bet.` },
} satisfies Record<Exclude<PlaceReason['kind'], 'stake' | 'rules' | 'unavailable' | 'locked'>, ReasonTexts>

const suspended: ReasonTexts = { message: msg`Suspended.`, detail: msg`You can bet when it reopens.` }
const closed: ReasonTexts = { message: msg`This market has closed.` }

const rules = {
  tooFewEvents: { message: msg`More selections needed.` },
  tooManyEvents: { message: serverMessages.tooManyEvents },
  sameEvent: { message: serverMessages.maximumTicketsPerEvent },
  otherEvent: { message: msg`All selections must be from the same match.` },
  sameMarket: { message: msg`Only one selection per market.` },
  outright: { message: serverMessages.outrightNotForCombo },
  comboNotAllowed: { message: serverMessages.comboNotAllowed },
} satisfies Record<KindProblem['kind'], ReasonTexts>

export interface ReasonText {
  /** The catalogue's message where it has one. */
  readonly message: string
  /** The figure behind it, or what to do. */
  readonly detail: string | null
}

/** What a bet is measured by. */
export interface PlaceLimits {
  readonly kind: BetKind
  /** How many legs there are. */
  readonly legs: number
  /** Of the stake that is meant; null before the server has named it. */
  readonly range: StakeRange | null
  /** Null where it is not known. */
  readonly balance: Money | null
  /** The most that may be returned. */
  readonly maxPayout: Money
  /** The partner's least stake, for where the server's is not known. */
  readonly minBetAmount: Money
}

/** @param amountOf spells an amount out */
export function placeReasonText(
  i18n: I18n,
  reason: PlaceReason,
  limits: PlaceLimits,
  amountOf: (amount: Money) => string,
): ReasonText {
  if (reason.kind === 'stake') return stakeErrorText(i18n, reason.error, limits, amountOf)
  if (reason.kind === 'rules') return ruleText(i18n, reason.problem, limits)
  if (reason.kind === 'unavailable')
    return { message: errorText(i18n, { code: reason.code ?? errors.marketUnavailable.code }), detail: null }
  const { message, detail }: ReasonTexts = textsOf(reason)
  return { message: i18n._(message), detail: detail === undefined ? null : i18n._(detail) }
}

/** Of a selection that cannot be bet, in a sentence: for now, or for good. */
export function lockedText(i18n: I18n, isPaused: boolean): string {
  return i18n._((isPaused ? suspended : closed).message)
}

function textsOf(reason: Exclude<PlaceReason, { kind: 'stake' | 'rules' | 'unavailable' }>): ReasonTexts {
  if (reason.kind === 'locked') return reason.isPaused ? suspended : closed
  return reasons[reason.kind]
}

/** What speaks against selections as a bet of some kind, in a sentence [SLIP-10]. */
export function problemText(i18n: I18n, problem: KindProblem): string {
  return i18n._(rules[problem.kind].message)
}

/** Why the selections make no bet of this kind [SLIP-10]. */
function ruleText(i18n: I18n, problem: KindProblem, { kind, legs }: PlaceLimits): ReasonText {
  const message = i18n._(rules[problem.kind].message)
  if (problem.kind !== 'tooFewEvents') return { message, detail: null }
  const { least, events } = kinds[kind]
  const missing = least - legs
  const detail =
    events === 'one'
      ? i18n._(
          msg`${plural(missing, { one: 'Add # selection from another market of this match.', other: 'Add # selections from other markets of this match.' })}`,
        )
      : i18n._(
          msg`${plural(missing, { one: 'Add # selection from another match.', other: 'Add # selections from different matches.' })}`,
        )
  return { message, detail }
}

const entryErrors = {
  empty: { message: msg`Enter an amount.` },
  malformed: {
    message: msg`Not a valid amount.`,
    detail: msg`Use digits and one decimal point.`,
  },
  ambiguous: {
    message: msg`This amount could mean two things.`,
    detail: msg`Don't use thousands separators.`,
  },
  tooMuch: { message: msg`This amount is too high.` },
} satisfies Record<string, ReasonTexts>

/** What is wrong with an amount that is entered, whatever it is for. */
export function entryErrorText(i18n: I18n, error: StakeError): string {
  const { message, detail }: ReasonTexts = isReading(error) ? entryErrors[error] : entryErrors.tooMuch
  return detail === undefined ? i18n._(message) : `${i18n._(message)} ${i18n._(detail)}`
}

function isReading(error: StakeError): error is 'empty' | 'malformed' | 'ambiguous' {
  return error === 'empty' || error === 'malformed' || error === 'ambiguous'
}

/** What is wrong with a stake: the catalogue's message, and the figure behind it [SLIP-06]. */
function stakeErrorText(
  i18n: I18n,
  error: StakeError,
  { kind, range, balance, maxPayout, minBetAmount }: PlaceLimits,
  amountOf: (amount: Money) => string,
): ReasonText {
  switch (error) {
    case 'empty':
      return { message: i18n._(serverMessages.enterBetAmount), detail: null }
    case 'malformed':
    case 'ambiguous': {
      const { message, detail } = entryErrors[error]
      return { message: i18n._(message), detail: i18n._(detail) }
    }
    case 'belowMinimum': {
      const min_bet = amountOf(range?.minAmount ?? minBetAmount)
      return { message: errorText(i18n, { ...errors.minimumBet, params: { min_bet } }), detail: null }
    }
    case 'aboveMaximum': {
      const most = range === null ? null : amountOf(range.maxAmount)
      return {
        message: i18n._(serverMessages.amountLimitReached),
        detail: most === null ? null : i18n._(msg`Maximum stake ${most}.`),
      }
    }
    case 'aboveBalance': {
      const held = balance === null ? null : amountOf(balance)
      return {
        message: i18n._(serverMessages.insufficientBalance),
        detail: held === null ? null : i18n._(msg`Your balance is ${held}.`),
      }
    }
    case 'abovePayout': {
      const most = amountOf(maxPayout)
      const isOfCombos = kinds[kind].payoutLimit === 'maxComboPayout'
      return {
        message: i18n._(isOfCombos ? serverMessages.comboAboveMaxPayout : serverMessages.ticketLimitReached),
        detail: i18n._(msg`Maximum payout ${most}.`),
      }
    }
    case 'unavailable':
      return { message: i18n._(serverMessages.marketUnavailable), detail: null }
  }
}
