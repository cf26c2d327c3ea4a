import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import { errors } from '#domain/errorCatalogue.ts'
import type { Money } from '#domain/money.ts'
import type { StakeError } from '#domain/stake.ts'
import type { BetRange } from '#machines/betSlip/types.ts'

import { errorText, serverMessages } from './errors.ts'

/** What the big button of the slip does when it is pressed. */
export type PlaceAction =
  | 'place'
  /** Takes the terms as they are now and places at once. */
  | 'acceptAndPlace'
  /** Takes what cannot be bet out of the slip. */
  | 'removeLocked'

/** What the slip is doing while nothing can be pressed. */
export type PlaceBusy = 'restoring' | 'checking' | 'placing'

const busy = {
  restoring: msg`Loading…`,
  checking: msg`Checking the price…`,
  placing: msg`Placing…`,
} satisfies Record<PlaceBusy, MessageDescriptor>

export function placeBusyText(i18n: I18n, doing: PlaceBusy): string {
  return i18n._(busy[doing])
}

/** What the button says it does. @param amount the stake spelled out, or null where there is none */
export function placeActionText(i18n: I18n, action: PlaceAction, amount: string | null): string {
  switch (action) {
    case 'removeLocked':
      return i18n._(msg`Remove the selection`)
    case 'acceptAndPlace':
      return i18n._(amount === null ? msg`Accept and place bet` : msg`Accept and place bet, ${amount}`)
    case 'place':
      return i18n._(amount === null ? msg`Place bet` : msg`Place bet, ${amount}`)
  }
}

const rangeStates = {
  asking: msg`Loading limits…`,
  failed: msg`Limits could not be loaded`,
  unavailable: msg`No betting on this market`,
}

/** What stands in the place of the least and the most that may be staked, where they are not known [SLIP-05]. */
export function rangeStateText(i18n: I18n, state: keyof typeof rangeStates): string {
  return i18n._(rangeStates[state])
}

/** Why a bet cannot be placed as it stands, or what stands in the way when it is. */
export type PlaceReason =
  | {
      readonly kind:
        | 'guest'
        | 'sessionOver'
        | 'stale'
        | 'waiting'
        | 'changed'
        | 'locked'
        | 'unavailable'
        | 'rangeFailed'
        | 'balanceUnknown'
    }
  | { readonly kind: 'stake'; readonly error: StakeError }

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
  changed: { message: msg`Accept the change first.` },
  locked: { message: msg`This selection cannot be bet right now.`, detail: msg`It may open again.` },
  unavailable: { message: serverMessages.marketUnavailable },
  rangeFailed: { message: msg`The betting limits could not be loaded.` },
  balanceUnknown: { message: msg`Balance not up to date: checked when you bet.` },
} satisfies Record<Exclude<PlaceReason['kind'], 'stake'>, ReasonTexts>

export interface ReasonText {
  /** The catalogue's message where it has one. */
  readonly message: string
  /** The figure behind it, or what to do. */
  readonly detail: string | null
}

/** What a stake is measured by. */
export interface StakeLimits {
  /** Null before the server has named it. */
  readonly range: BetRange | null
  /** Null where it is not known. */
  readonly balance: Money | null
  /** The partner's own limits, for where the server's are not known. */
  readonly settings: { readonly minBetAmount: Money; readonly maxPayout: Money }
}

/** @param amountOf spells an amount out */
export function placeReasonText(
  i18n: I18n,
  reason: PlaceReason,
  limits: StakeLimits,
  amountOf: (amount: Money) => string,
): ReasonText {
  if (reason.kind === 'stake') return stakeErrorText(i18n, reason.error, limits, amountOf)
  const { message, detail }: ReasonTexts = reasons[reason.kind]
  return { message: i18n._(message), detail: detail === undefined ? null : i18n._(detail) }
}

/** What is wrong with a stake: the catalogue's message, and the figure behind it [SLIP-06]. */
function stakeErrorText(
  i18n: I18n,
  error: StakeError,
  { range, balance, settings }: StakeLimits,
  amountOf: (amount: Money) => string,
): ReasonText {
  switch (error) {
    case 'empty':
      return { message: i18n._(serverMessages.enterBetAmount), detail: null }
    case 'malformed':
      return {
        message: i18n._(msg`This is not an amount.`),
        detail: i18n._(msg`Use digits and one decimal point.`),
      }
    case 'belowMinimum': {
      const min_bet = amountOf(range?.minAmount ?? settings.minBetAmount)
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
      const most = amountOf(range?.maxPayout ?? settings.maxPayout)
      return {
        message: i18n._(serverMessages.ticketLimitReached),
        detail: i18n._(msg`A bet can return at most ${most}.`),
      }
    }
    case 'unavailable':
      return { message: i18n._(serverMessages.marketUnavailable), detail: null }
  }
}
