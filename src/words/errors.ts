import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import { errorNameByCode, errors, type ErrorName } from '#domain/session/errorCatalogue.ts'
import type { FailureKind } from '#machines/failure.ts'

import { earlyMessages, kindText, withParams } from './failures.ts'

/** The catalogue's messages, each once, by the catalogue's names [SRV-12]. Placeholders are filled from the reply. */
export const serverMessages = {
  ...earlyMessages,

  couldNotFindPage: msg`We could not find the page.`,

  authenticationFailed: msg`Authentication failed`,
  remoteAuthenticationFailed: msg`Remote authentication failed`,
  tokenInvalid: msg`Token is invalid`,
  unconfiguredCallback: msg`Unconfigured partner callback`,
  tooManyRedirects: msg`Too many redirects from callback endpoint`,
  partnerResponseNotJson: msg`Partner response not JSON`,
  partnerResponseInvalidJson: msg`Partner response not valid JSON`,
  invalidResponseFormat: msg`Invalid response format from remote authentication`,
  callbackProblem: msg`Problem with the operator's callback`,
  loginNameNotString: msg`Non-string loginName`,
  memberCodeNotString: msg`Non-string member_code`,
  memberCodeTooLong: msg`member_code is over 255 characters`,
  accountInactive: msg`Account is inactive`,

  accountFrozen: msg`Account is frozen`,
  insufficientBalance: msg`Insufficient balance`,
  insufficientFunds: msg`Insufficient funds`,
  amountLimitReached: msg`Amount has reached its limit`,
  eventLimitReached: msg`Has reached event limit`,
  marketLimitReached: msg`Has reached market limit`,
  matchLimitReached: msg`Has reached match limit`,
  ticketLimitReached: msg`Has reached ticket limit`,
  maximumTicketsPerEvent: msg`Maximum tickets per event reached`,
  noMoreLimit: msg`No more limit to place bet`,
  memberCannotBet: msg`Member cannot place bet`,
  pleaseLogin: msg`Please login to place bet`,
  remoteWalletError: msg`Remote wallet request error`,

  marketClosed: msg`Market is currently closed`,
  marketPaused: msg`Market is currently paused`,
  marketResulting: msg`Market is currently resulting`,
  selectionClosed: msg`Bet type selection is currently closed`,
  selectionPaused: msg`Bet type selection is currently pause`,
  selectionResulting: msg`Bet type selection is currently resulting`,
  marketStatusPause: msg`Bet market status is pause`,
  eventInactive: msg`Event is inactive`,
  marketNotFound: msg`Market not found`,
  marketIdNotFound: msg`Market ID not found`,
  statusChanged: msg`Status has already changed`,
  oddsChanged: msg`Odds or statuses have changed`,
  winnerStatusUnavailable: msg`Unable to retrieve match winner market status`,
  onlyPlaceBet: msg`Only can place bet`,
  onlyPrebook: msg`Only can prebook`,
  cannotAddEndedOrPaused: msg`Unable to add to betslip when match ended or paused`,

  newOdds: msg({ message: 'New odds is {odds}' }),
  newHandicap: msg({ message: 'New handicap is {handicap}' }),
  ticketWillBeRemoved: msg`Ticket will be removed`,
  lockedOddsWillBeRemoved: msg`Locked odds will be removed`,

  marketUnavailable: msg`Unable to place bet. Market is unavailable`,
  duplicateTicket: msg`This is duplicate ticket`,
  uniqueIdFailed: msg`Unable to generate unique id`,
  placeBetTooFast: msg`Place bet too fast, wait a few secs`,
  tooManyEvents: msg`More than maximum number of allowed events`,
  comboNotAllowed: msg`Combo bet is not allowed for this event`,
  comboAboveMaxPayout: msg`Combo is more than max payout`,
  outrightNotForCombo: msg`Outright market is not available for combo`,

  prebookError: msg`Prebook error, check pending ticket`,
  invalidPrebook: msg`Invalid prebook entry`,

  invalidPostData: msg`Invalid post data`,
  validationFailed: msg`Validation failed`,
  missingMarketId: msg`Missing market id`,
  invalidSelection: msg`Invalid bet_type_selection`,
  invalidOddsType: msg`odds_type must be one of euro, hongkong, malay, indo`,
  invalidMemberOdds: msg`Invalid member odds`,
  enterBetAmount: msg`Please enter bet amount`,
  minimumBet: msg({ message: 'Minimum bet should be {min_bet}' }),
  lowestBet: msg({ message: 'Lowest bet amount is {min_bet}' }),

  minigameDown: msg`Minigame is down or not available`,
  gameDisabled: msg`Game is currently disabled`,
  homePageNotUpdated: msg`Failed to update home page, try again`,
  avatarNotUpdated: msg`Failed to update avatar, try again`,
  maintenance: msg`We're down for maintenance`,
  forbidden: msg`Forbidden`,
  pageNotFound: msg`Page not found`,
  noResult: msg`No result found`,
  maintenanceSorry: msg`Sorry, we're down for maintenance`,
} satisfies Record<ErrorName, MessageDescriptor>

/** What is known of an error: a `Failure`, a refusal, or a bare code. */
export interface ServerError {
  readonly kind?: FailureKind
  readonly code: number | null
  /** The server's own text: for a code that we do not know. */
  readonly message?: string | null
  readonly params?: Readonly<Record<string, string>>
  readonly status?: number | null
}

/** The error's text in the language of `i18n`; the server's own where its code is unknown, as plain text. */
export function errorText(i18n: I18n, error: ServerError): string {
  const name = errorNameOf(error.status === 502 ? errors.couldNotFindPage.code : error.code)
  if (name !== undefined) return withParams(i18n, serverMessages[name], error.params)
  if (
    error.message !== undefined &&
    error.message !== null &&
    error.message !== '' &&
    error.kind === 'refused'
  )
    return error.message
  return kindText(i18n, error.kind ?? 'broken')
}

/** Its name in the catalogue. Code 0 is every error that names none. */
export function errorNameOf(code: number | null): ErrorName | undefined {
  return code === null || code === 0 ? undefined : errorNameByCode(code)
}
