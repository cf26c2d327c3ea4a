import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'

import type { BetKind } from '#domain/bets/bet.ts'
import { type KindProblem, kinds } from '#domain/bets/kinds.ts'
import { errors } from '#domain/errorCatalogue.ts'
import type { Money } from '#domain/money.ts'
import type { StakeError } from '#domain/stake.ts'
import type { StakeRange } from '#domain/stakeRange.ts'

import { errorText, serverMessages } from './errors.ts'

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
  restoring: msg`Loading…`,
  checking: msg`Checking the price…`,
  placing: msg`Placing…`,
} satisfies Record<PlaceBusy, MessageDescriptor>

/** @param seconds how long it still takes; 0 where that is not known */
export function placeBusyText(i18n: I18n, doing: PlaceBusy, seconds: number): string {
  const text = i18n._(busy[doing])
  return seconds > 0 ? i18n._(msg`${text} ${seconds} s`) : text
}

/** What the button says while it is too soon for another bet [SLIP-20]. */
export function waitText(i18n: I18n, seconds: number): string {
  return i18n._(msg`Wait ${seconds} s`)
}

const undone = {
  replaced: msg`Selection replaced.`,
  removed: msg`Selection removed.`,
} satisfies Record<'replaced' | 'removed', MessageDescriptor>

/** What can be taken back. */
export function undoText(i18n: I18n, did: keyof typeof undone): string {
  return i18n._(undone[did])
}

/** A countdown for who hears it. @param most no more seconds than this are left */
export function countdownText(i18n: I18n, isPlacing: boolean, most: number): string {
  return i18n._(
    isPlacing
      ? msg`The bet is decided in ${plural(most, { one: '# second', other: '# seconds' })} at the most.`
      : msg`You can bet again in ${plural(most, { one: '# second', other: '# seconds' })} at the most.`,
  )
}

/**
 * What the button says it does.
 * @param amount the stake of all bets together spelled out, or null if there is none
 * @param bets how many are placed by the press
 */
export function placeActionText(i18n: I18n, action: PlaceAction, amount: string | null, bets = 1): string {
  switch (action) {
    case 'removeLocked':
      return i18n._(msg`Remove the selection`)
    case 'removeAll':
      return i18n._(msg`Remove this combo`)
    case 'enterStake':
      return i18n._(msg`Enter a stake`)
    case 'logIn':
      return i18n._(msg`Log in to bet`)
    case 'acceptAndPlace': {
      const what = i18n._(
        msg`${plural(bets, { one: 'Accept and place bet', other: 'Accept and place # bets' })}`,
      )
      return withAmount(i18n, what, amount)
    }
    case 'place': {
      const what = i18n._(msg`${plural(bets, { one: 'Place bet', other: 'Place # bets' })}`)
      return withAmount(i18n, what, amount)
    }
  }
}

function withAmount(i18n: I18n, what: string, amount: string | null): string {
  return amount === null ? what : i18n._(msg`${what}, ${amount}`)
}

const rangeStates = {
  asking: msg`Loading limits…`,
  failed: msg`Limits could not be loaded`,
  unavailable: msg`No betting on this market`,
  barred: msg`You cannot bet now`,
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
    message: msg`This price may be out of date.`,
    detail: msg`The live connection is interrupted. You can bet again as soon as it is back.`,
  },
  waiting: { message: msg`Waiting for the current price.` },
  rangeFailed: { message: msg`The betting limits could not be loaded.` },
  balanceUnknown: { message: msg`Balance not up to date: checked when you bet.` },
} satisfies Record<Exclude<PlaceReason['kind'], 'stake' | 'rules' | 'unavailable' | 'locked'>, ReasonTexts>

const suspended: ReasonTexts = { message: msg`Suspended.`, detail: msg`You can bet again when it opens.` }
const closed: ReasonTexts = { message: msg`This market has closed.` }

const rules = {
  tooFewEvents: { message: msg`This bet needs more selections.` },
  tooManyEvents: { message: serverMessages.tooManyEvents },
  sameEvent: { message: serverMessages.maximumTicketsPerEvent },
  otherEvent: { message: msg`These selections are not of one match.` },
  sameMarket: { message: msg`Each market can be chosen once.` },
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

function textsOf(reason: Exclude<PlaceReason, { kind: 'stake' | 'rules' | 'unavailable' }>): ReasonTexts {
  if (reason.kind === 'locked') return reason.isPaused ? suspended : closed
  return reasons[reason.kind]
}

/** Why the selections make no bet of this kind [SLIP-10]. */
function ruleText(i18n: I18n, problem: KindProblem, { kind, legs }: PlaceLimits): ReasonText {
  const message = i18n._(rules[problem.kind].message)
  if (problem.kind !== 'tooFewEvents') return { message, detail: null }
  const { least, events } = kinds[kind]
  const missing = least - legs
  const detail =
    events === 'one'
      ? i18n._(msg`Still needed: ${missing}, of other markets of the match.`)
      : i18n._(msg`Still needed: ${missing}, each of another match.`)
  return { message, detail }
}

const entryErrors = {
  empty: { message: msg`Enter an amount.` },
  malformed: {
    message: msg`This is not an amount.`,
    detail: msg`Use digits and one decimal point.`,
  },
  ambiguous: {
    message: msg`This can be read as two amounts.`,
    detail: msg`Leave out the separators of thousands.`,
  },
  tooMuch: { message: msg`This is too much.` },
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
        detail: most === null ? null : i18n._(msg`The most you can stake here is ${most}.`),
      }
    }
    case 'aboveBalance': {
      const held = balance === null ? null : amountOf(balance)
      return {
        message: i18n._(serverMessages.insufficientBalance),
        detail: held === null ? null : i18n._(msg`You have ${held}.`),
      }
    }
    case 'abovePayout': {
      const most = amountOf(maxPayout)
      const isOfCombos = kinds[kind].payoutLimit === 'maxComboPayout'
      return {
        message: i18n._(isOfCombos ? serverMessages.comboAboveMaxPayout : serverMessages.ticketLimitReached),
        detail: i18n._(msg`A bet can return at most ${most}.`),
      }
    }
    case 'unavailable':
      return { message: i18n._(serverMessages.marketUnavailable), detail: null }
  }
}
