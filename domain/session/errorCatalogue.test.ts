import { describe, expect, it } from 'vitest'

import {
  type CatalogueEntry,
  errorByCode,
  errorNameByCode,
  errors,
  fillText,
  isBetRefusal,
} from './errorCatalogue.ts'
import { baseCodes } from './errorCodes.ts'

/** Contract §8.2, message by message, where it lists several with a slash each of them. */
const contract = [
  'Authentication failed',
  'Authentication timeout, retry by refreshing',
  'Remote authentication failed',
  'Token is invalid',
  'Your token has expired. Please exit and launch again.',
  'Unconfigured partner callback',
  'Too many redirects from callback endpoint',
  'Partner response not JSON',
  'Partner response not valid JSON',
  'Invalid response format from remote authentication',
  "Problem with the operator's callback",
  'Non-string loginName',
  'Non-string member_code',
  'member_code is over 255 characters',
  'Account is inactive',
  'Account is frozen',
  'Insufficient balance',
  'Insufficient funds',
  'Amount has reached its limit',
  'Has reached event limit',
  'Has reached market limit',
  'Has reached match limit',
  'Has reached ticket limit',
  'Maximum tickets per event reached',
  'Market is currently closed',
  'Market is currently paused',
  'Market is currently resulting',
  'Bet type selection is currently closed',
  'Bet type selection is currently pause',
  'Bet type selection is currently resulting',
  'Bet market status is pause',
  'Event is inactive',
  'Market not found',
  'Market ID not found',
  'Missing market id',
  'Status has already changed',
  'Odds or statuses have changed',
  'New odds is {odds}',
  'New handicap is {handicap}',
  'Ticket will be removed',
  'Locked odds will be removed',
  'Unable to place bet',
  'Unable to place bet. Market is unavailable',
  'Unable to add to betslip when match ended or paused',
  'This is duplicate ticket',
  'Invalid post data',
  'Validation failed',
  'Remote wallet request error',
  'Unable to generate unique id',
  'More than maximum number of allowed events',
  'Combo bet is not allowed for this event',
  'Combo is more than max payout',
  'Outright market is not available for combo',
  'Place bet too fast, wait a few secs',
  'Only can place bet',
  'Only can prebook',
  'No more limit to place bet',
  'Member cannot place bet',
  'Please login to place bet',
  'Unable to retrieve match winner market status',
  'Invalid bet_type_selection',
  'odds_type must be one of euro, hongkong, malay, indo',
  'Invalid member odds',
  'Prebook error, check pending ticket',
  'Invalid prebook entry',
  'Minigame is down or not available',
  'Game is currently disabled',
  'Failed to update home page, try again',
  'Failed to update avatar, try again',
  'The internet connection appears to be offline',
  'There was an error loading this page. Error code {code}',
  "We're down for maintenance",
  "Sorry, we're down for maintenance",
  'Forbidden',
  'You are not authorized to view this page',
  'Page not found',
  'No result found',
  'If you are using Safari, please turn on cookie',
]

/** From §8.1 and product §5. */
const beside = [
  'We could not find the page.',
  'Please enter bet amount',
  'Minimum bet should be {min_bet}',
  'Lowest bet amount is {min_bet}',
]

const entries: readonly CatalogueEntry[] = Object.values(errors)

describe('error catalogue', () => {
  it('has every message of the contract exactly once [SRV-12]', () => {
    expect(entries.map(({ text }) => text).sort()).toEqual([...contract, ...beside].sort())
  })

  it('has a code of its own for each, in the range of its base code [SRV-12]', () => {
    expect(new Set(entries.map(({ code }) => code)).size).toBe(entries.length)
    for (const { code, base } of entries) expect(Math.floor(code / 1000)).toBe(base)
  })

  it('finds entries by code, and nothing for an unknown one [SRV-12]', () => {
    for (const entry of entries) expect(errorByCode(entry.code)).toBe(entry)
    expect(errorNameByCode(2054)).toBe('placeBetTooFast')
    expect(errorByCode(7777)).toBeUndefined()
    expect(errorNameByCode(-1)).toBeUndefined()
  })

  it('takes only messages that say that nothing was placed as definite refusals [SLIP-18]', () => {
    const {
      insufficientBalance,
      oddsChanged,
      accountInactive,
      duplicateTicket,
      prebookError,
      tokenExpired,
      networkFailure,
    } = errors
    for (const { code } of [insufficientBalance, oddsChanged, accountInactive])
      expect(isBetRefusal(code)).toBe(true)
    for (const { code } of [duplicateTicket, prebookError, tokenExpired, networkFailure])
      expect(isBetRefusal(code)).toBe(false)
    expect(isBetRefusal(7777)).toBe(false)
  })

  it('fills placeholders, and leaves one without a value as it is [SRV-12]', () => {
    expect(fillText(errors.minimumBet.text, { min_bet: '10.00' })).toBe('Minimum bet should be 10.00')
    expect(fillText(errors.minimumBet.text)).toBe('Minimum bet should be {min_bet}')
    expect(fillText('a {b}', { b: '$&' })).toBe('a $&')
  })
})

describe('the codes of the catalogue', () => {
  it('are never given to another message [SRV-12]', () => {
    const said = Object.entries(errors).map(([name, { code }]) => `${code} ${name}`)
    expect(said).toEqual([
      '0 networkFailure',
      '502 couldNotFindPage',
      '1001 authenticationFailed',
      '1002 authenticationTimeout',
      '1003 remoteAuthenticationFailed',
      '1004 tokenInvalid',
      '1005 tokenExpired',
      '1006 unconfiguredCallback',
      '1007 tooManyRedirects',
      '1008 partnerResponseNotJson',
      '1009 partnerResponseInvalidJson',
      '1010 invalidResponseFormat',
      '1011 callbackProblem',
      '1012 loginNameNotString',
      '1013 memberCodeNotString',
      '1014 memberCodeTooLong',
      '1015 accountInactive',
      '2001 accountFrozen',
      '2002 insufficientBalance',
      '2003 insufficientFunds',
      '2004 amountLimitReached',
      '2005 eventLimitReached',
      '2006 marketLimitReached',
      '2007 matchLimitReached',
      '2008 ticketLimitReached',
      '2009 maximumTicketsPerEvent',
      '2010 noMoreLimit',
      '2011 memberCannotBet',
      '2012 pleaseLogin',
      '2013 remoteWalletError',
      '2020 marketClosed',
      '2021 marketPaused',
      '2022 marketResulting',
      '2023 selectionClosed',
      '2024 selectionPaused',
      '2025 selectionResulting',
      '2026 marketStatusPause',
      '2027 eventInactive',
      '2028 marketNotFound',
      '2029 marketIdNotFound',
      '2030 statusChanged',
      '2031 oddsChanged',
      '2032 winnerStatusUnavailable',
      '2033 onlyPlaceBet',
      '2034 onlyPrebook',
      '2035 cannotAddEndedOrPaused',
      '2040 newOdds',
      '2041 newHandicap',
      '2042 ticketWillBeRemoved',
      '2043 lockedOddsWillBeRemoved',
      '2050 unableToPlace',
      '2051 marketUnavailable',
      '2052 duplicateTicket',
      '2053 uniqueIdFailed',
      '2054 placeBetTooFast',
      '2055 tooManyEvents',
      '2056 comboNotAllowed',
      '2057 comboAboveMaxPayout',
      '2058 outrightNotForCombo',
      '4001 prebookError',
      '4002 invalidPrebook',
      '5001 invalidPostData',
      '5002 validationFailed',
      '5003 missingMarketId',
      '5004 invalidSelection',
      '5005 invalidOddsType',
      '5006 invalidMemberOdds',
      '5007 enterBetAmount',
      '5008 minimumBet',
      '5009 lowestBet',
      '6001 minigameDown',
      '6002 gameDisabled',
      '6003 homePageNotUpdated',
      '6004 avatarNotUpdated',
      '6005 pageLoadError',
      '6006 maintenance',
      '6007 forbidden',
      '6008 notAuthorized',
      '6009 pageNotFound',
      '6010 noResult',
      '6011 turnOnCookie',
      '6012 maintenanceSorry',
    ])
  })

  it('are in seven groups, and give nothing for an unknown one [SRV-09] [SRV-12]', () => {
    expect(baseCodes).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(errorByCode(9_999)).toBeUndefined()
    expect(errorNameByCode(9_999)).toBeUndefined()
    expect(isBetRefusal(9_999)).toBe(false)
    expect(Object.values(errors).filter((error) => typeof error.refusal !== 'boolean')).toEqual([])
  })

  it('have every placeholder in their text filled, however often it occurs [SRV-12]', () => {
    expect(fillText('{a} and {a} or {b_c}', { a: '1', b_c: '2' })).toBe('1 and 1 or 2')
  })
})
