import { type BaseCode, earlyCodes } from './errorCodes.ts'

export interface CatalogueEntry {
  /** Entry of the catalogue: 4 digits that begin with the base code, or of group 0 below 1000. Never reused. */
  readonly code: number
  readonly base: BaseCode
  /** English text; screens translate by key. Placeholders in braces are filled from the reply's params. */
  readonly text: string
  /**
   * Whether this, in a 400 to a placement, is a definite refusal: nothing was placed under its key, now
   * or later. Everything else leaves the outcome open, to be asked for by the key [SLIP-18].
   */
  readonly refusal: boolean
}

function open(base: BaseCode, code: number, text: string): CatalogueEntry {
  return { code, base, text, refusal: false }
}

function refusal(base: BaseCode, code: number, text: string): CatalogueEntry {
  return { code, base, text, refusal: true }
}

/** Every message of contract §8.2 (and the few of §8.1 and product §5), once, by a readable key [SRV-12]. */
export const errors = {
  // Network and server (§8.1)
  networkFailure: open(0, 0, 'The internet connection appears to be offline'),
  couldNotFindPage: open(0, 502, 'We could not find the page.'),

  // Launch and session
  authenticationFailed: open(1, 1001, 'Authentication failed'),
  authenticationTimeout: open(
    1,
    earlyCodes.authenticationTimeout,
    'Authentication timeout, retry by refreshing',
  ),
  remoteAuthenticationFailed: open(1, 1003, 'Remote authentication failed'),
  tokenInvalid: open(1, 1004, 'Token is invalid'),
  tokenExpired: open(1, earlyCodes.tokenExpired, 'Your token has expired. Please exit and launch again.'),
  unconfiguredCallback: open(1, 1006, 'Unconfigured partner callback'),
  tooManyRedirects: open(1, 1007, 'Too many redirects from callback endpoint'),
  partnerResponseNotJson: open(1, 1008, 'Partner response not JSON'),
  partnerResponseInvalidJson: open(1, 1009, 'Partner response not valid JSON'),
  invalidResponseFormat: open(1, 1010, 'Invalid response format from remote authentication'),
  callbackProblem: open(1, 1011, "Problem with the operator's callback"),
  loginNameNotString: open(1, 1012, 'Non-string loginName'),
  memberCodeNotString: open(1, 1013, 'Non-string member_code'),
  memberCodeTooLong: open(1, 1014, 'member_code is over 255 characters'),
  accountInactive: refusal(1, 1015, 'Account is inactive'),

  // Betting: the member and the money
  accountFrozen: refusal(2, 2001, 'Account is frozen'),
  insufficientBalance: refusal(2, 2002, 'Insufficient balance'),
  insufficientFunds: refusal(2, 2003, 'Insufficient funds'),
  amountLimitReached: refusal(2, 2004, 'Amount has reached its limit'),
  eventLimitReached: refusal(2, 2005, 'Has reached event limit'),
  marketLimitReached: refusal(2, 2006, 'Has reached market limit'),
  matchLimitReached: refusal(2, 2007, 'Has reached match limit'),
  ticketLimitReached: refusal(2, 2008, 'Has reached ticket limit'),
  maximumTicketsPerEvent: refusal(2, 2009, 'Maximum tickets per event reached'),
  noMoreLimit: refusal(2, 2010, 'No more limit to place bet'),
  memberCannotBet: refusal(2, 2011, 'Member cannot place bet'),
  pleaseLogin: refusal(2, 2012, 'Please login to place bet'),
  remoteWalletError: refusal(2, 2013, 'Remote wallet request error'),

  // Betting: the market and the selection
  marketClosed: refusal(2, 2020, 'Market is currently closed'),
  marketPaused: refusal(2, 2021, 'Market is currently paused'),
  marketResulting: refusal(2, 2022, 'Market is currently resulting'),
  selectionClosed: refusal(2, 2023, 'Bet type selection is currently closed'),
  selectionPaused: refusal(2, 2024, 'Bet type selection is currently pause'),
  selectionResulting: refusal(2, 2025, 'Bet type selection is currently resulting'),
  marketStatusPause: refusal(2, 2026, 'Bet market status is pause'),
  eventInactive: refusal(2, 2027, 'Event is inactive'),
  marketNotFound: refusal(2, 2028, 'Market not found'),
  marketIdNotFound: refusal(2, 2029, 'Market ID not found'),
  statusChanged: refusal(2, 2030, 'Status has already changed'),
  oddsChanged: refusal(2, 2031, 'Odds or statuses have changed'),
  winnerStatusUnavailable: refusal(2, 2032, 'Unable to retrieve match winner market status'),
  onlyPlaceBet: refusal(2, 2033, 'Only can place bet'),
  onlyPrebook: refusal(2, 2034, 'Only can prebook'),
  cannotAddEndedOrPaused: refusal(2, 2035, 'Unable to add to betslip when match ended or paused'),

  // Betting: what a change is called in the slip
  newOdds: open(2, 2040, 'New odds is {odds}'),
  newHandicap: open(2, 2041, 'New handicap is {handicap}'),
  ticketWillBeRemoved: open(2, 2042, 'Ticket will be removed'),
  lockedOddsWillBeRemoved: open(2, 2043, 'Locked odds will be removed'),

  // Betting: the bet itself
  unableToPlace: refusal(2, 2050, 'Unable to place bet'),
  marketUnavailable: refusal(2, 2051, 'Unable to place bet. Market is unavailable'),
  // Says that another body has used the key, not what became of that one: ask about the key.
  duplicateTicket: open(2, 2052, 'This is duplicate ticket'),
  uniqueIdFailed: refusal(2, 2053, 'Unable to generate unique id'),
  placeBetTooFast: refusal(2, earlyCodes.placeBetTooFast, 'Place bet too fast, wait a few secs'),
  tooManyEvents: refusal(2, 2055, 'More than maximum number of allowed events'),
  comboNotAllowed: refusal(2, 2056, 'Combo bet is not allowed for this event'),
  comboAboveMaxPayout: refusal(2, 2057, 'Combo is more than max payout'),
  outrightNotForCombo: refusal(2, 2058, 'Outright market is not available for combo'),

  // Prebooking. The first leaves open whether the entry was booked: the pending tickets tell.
  prebookError: open(4, 4001, 'Prebook error, check pending ticket'),
  invalidPrebook: refusal(4, 4002, 'Invalid prebook entry'),

  // Validation
  invalidPostData: refusal(5, 5001, 'Invalid post data'),
  validationFailed: refusal(5, 5002, 'Validation failed'),
  missingMarketId: refusal(5, 5003, 'Missing market id'),
  invalidSelection: refusal(5, 5004, 'Invalid bet_type_selection'),
  invalidOddsType: refusal(5, 5005, 'odds_type must be one of euro, hongkong, malay, indo'),
  invalidMemberOdds: refusal(5, 5006, 'Invalid member odds'),
  enterBetAmount: refusal(5, 5007, 'Please enter bet amount'),
  minimumBet: refusal(5, 5008, 'Minimum bet should be {min_bet}'),
  lowestBet: refusal(5, 5009, 'Lowest bet amount is {min_bet}'),

  // Other
  minigameDown: open(6, 6001, 'Minigame is down or not available'),
  gameDisabled: open(6, 6002, 'Game is currently disabled'),
  homePageNotUpdated: open(6, 6003, 'Failed to update home page, try again'),
  avatarNotUpdated: open(6, 6004, 'Failed to update avatar, try again'),
  pageLoadError: open(6, 6005, 'There was an error loading this page. Error code {code}'),
  maintenance: open(6, 6006, "We're down for maintenance"),
  forbidden: open(6, 6007, 'Forbidden'),
  notAuthorized: open(6, 6008, 'You are not authorized to view this page'),
  pageNotFound: open(6, 6009, 'Page not found'),
  noResult: open(6, 6010, 'No result found'),
  turnOnCookie: open(6, 6011, 'If you are using Safari, please turn on cookie'),
  maintenanceSorry: open(6, 6012, "Sorry, we're down for maintenance"),
} satisfies Record<string, CatalogueEntry>

export type ErrorName = keyof typeof errors

const nameByCode: ReadonlyMap<number, ErrorName> = new Map(
  errorNames().map((name) => [errors[name].code, name]),
)

function errorNames(): ErrorName[] {
  return Object.keys(errors).filter((name): name is ErrorName => name in errors)
}

/** The key of a code, by which screens translate; undefined for a code that is not in the catalogue. */
export function errorNameByCode(code: number): ErrorName | undefined {
  return nameByCode.get(code)
}

/** The entry of a code; undefined for a code that is not in the catalogue. */
export function errorByCode(code: number): CatalogueEntry | undefined {
  const name = nameByCode.get(code)
  return name === undefined ? undefined : errors[name]
}

/** Whether a code in a 400 to a placement means that nothing was placed, for good. */
export function isBetRefusal(code: number): boolean {
  return errorByCode(code)?.refusal ?? false
}

/** The English text with its placeholders filled; one without a value stays as it is. */
export function fillText(text: string, params: Readonly<Record<string, string>> = {}): string {
  return text.replace(/\{([a-z_]+)\}/g, (placeholder, name: string) => params[name] ?? placeholder)
}
