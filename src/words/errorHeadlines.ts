import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { ErrorName } from '#domain/session/errorCatalogue.ts'

import { errorNameOf, type ServerError } from './errors.ts'
import { withParams } from './failures.ts'

/**
 * Our own words for what a bet or a booking was refused with, shown before the catalogue's; none where the title over
 * them, that nothing was placed, says as much. They claim nothing about money.
 */
const headlines: Partial<Record<ErrorName, MessageDescriptor>> = {
  accountInactive: msg`Your account is inactive`,
  accountFrozen: msg`Your account is frozen`,
  memberCannotBet: msg`Betting is not available on your account`,
  noMoreLimit: msg`Your betting limit is used up`,
  insufficientBalance: msg`Not enough balance`,
  insufficientFunds: msg`Not enough balance`,
  remoteWalletError: msg`Couldn't reach your balance`,

  amountLimitReached: msg`Above the maximum stake`,
  eventLimitReached: msg`Limit reached for this event`,
  marketLimitReached: msg`Limit reached for this market`,
  matchLimitReached: msg`Limit reached for this match`,
  ticketLimitReached: msg`Above the maximum payout`,
  comboAboveMaxPayout: msg`Above the maximum payout`,
  maximumTicketsPerEvent: msg`Too many bets on this event`,
  minimumBet: msg({ message: 'Minimum stake {min_bet}' }),
  lowestBet: msg({ message: 'Minimum stake {min_bet}' }),
  placeBetTooFast: msg`Too fast. Wait a few seconds.`,

  marketClosed: msg`Market closed`,
  marketPaused: msg`Market suspended`,
  marketStatusPause: msg`Market suspended`,
  marketResulting: msg({ message: 'Awaiting result', context: 'state of a market' }),
  selectionClosed: msg`Selection closed`,
  selectionPaused: msg`Selection suspended`,
  selectionResulting: msg({ message: 'Awaiting result', context: 'state of a market' }),
  eventInactive: msg`Event not available`,
  marketNotFound: msg`Market not available`,
  marketIdNotFound: msg`Market not available`,
  missingMarketId: msg`Market not available`,
  marketUnavailable: msg`Market not available`,
  winnerStatusUnavailable: msg`Market not available`,
  invalidSelection: msg`Selection not available`,
  statusChanged: msg`Market changed`,
  oddsChanged: msg`Odds changed`,
  invalidMemberOdds: msg`Odds not accepted`,
  invalidOddsType: msg`Choose another odds type`,
  onlyPlaceBet: msg`Market open: place a bet instead`,
  onlyPrebook: msg`Market suspended: prebook only`,
  prebookError: msg`Check your pending bets`,
  invalidPrebook: msg`Prebook not accepted`,

  tooManyEvents: msg`Too many selections`,
  comboNotAllowed: msg`Singles only`,
  outrightNotForCombo: msg`Outrights can't be combined`,
}

/** A short headline over the text of a refusal, or null. */
export function headlineText(i18n: I18n, error: ServerError): string | null {
  const name = errorNameOf(error.code)
  const headline = name === undefined ? undefined : headlines[name]
  return headline === undefined ? null : withParams(i18n, headline, error.params)
}
