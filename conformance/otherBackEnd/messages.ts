import type { components } from '#openapi/client.gen.ts'

type ErrorBody = components['schemas']['Error']

/** The messages of the contract's catalogue that this back end says, by a name of its own. */
const messages = {
  serverTrouble: [0, 0, 'Something went wrong'],
  authenticationFailed: [1, 1001, 'Authentication failed'],
  tokenInvalid: [1, 1004, 'Token is invalid'],
  tokenExpired: [1, 1005, 'Your token has expired. Please exit and launch again.'],
  accountFrozen: [2, 2001, 'Account is frozen'],
  accountInactive: [1, 1015, 'Account is inactive'],
  insufficientBalance: [2, 2002, 'Insufficient balance'],
  amountLimit: [2, 2004, 'Amount has reached its limit'],
  pleaseLogin: [2, 2012, 'Please login to place bet'],
  memberCannotBet: [2, 2011, 'Member cannot place bet'],
  marketClosed: [2, 2020, 'Market is currently closed'],
  marketPaused: [2, 2021, 'Market is currently paused'],
  marketResulting: [2, 2022, 'Market is currently resulting'],
  marketIdNotFound: [2, 2029, 'Market ID not found'],
  oddsChanged: [2, 2031, 'Odds or statuses have changed'],
  onlyPlaceBet: [2, 2033, 'Only can place bet'],
  unableToPlace: [2, 2050, 'Unable to place bet'],
  marketUnavailable: [2, 2051, 'Unable to place bet. Market is unavailable'],
  duplicateTicket: [2, 2052, 'This is duplicate ticket'],
  tooManyEvents: [2, 2055, 'More than maximum number of allowed events'],
  comboNotAllowed: [2, 2056, 'Combo bet is not allowed for this event'],
  comboAboveMaxPayout: [2, 2057, 'Combo is more than max payout'],
  outrightNotForCombo: [2, 2058, 'Outright market is not available for combo'],
  prebookError: [4, 4001, 'Prebook error, check pending ticket'],
  invalidPrebook: [4, 4002, 'Invalid prebook entry'],
  invalidPostData: [5, 5001, 'Invalid post data'],
  validationFailed: [5, 5002, 'Validation failed'],
  missingMarketId: [5, 5003, 'Missing market id'],
  invalidSelection: [5, 5004, 'Invalid bet_type_selection'],
  invalidOddsType: [5, 5005, 'odds_type must be one of euro, hongkong, malay, indo'],
  invalidMemberOdds: [5, 5006, 'Invalid member odds'],
  minimumBet: [5, 5008, 'Minimum bet should be {min_bet}'],
  maintenance: [6, 6006, "We're down for maintenance"],
  forbidden: [6, 6007, 'Forbidden'],
  pageNotFound: [6, 6009, 'Page not found'],
  noResult: [6, 6010, 'No result found'],
} as const satisfies Record<string, readonly [base: number, code: number, text: string]>

export type MessageName = keyof typeof messages

/** A call that is answered with a message. */
export class Refused extends Error {
  readonly status: number
  readonly body: ErrorBody

  constructor(status: number, name: MessageName, more: object = {}) {
    super(name)
    this.status = status
    this.body = errorBody(name, more)
  }
}

let replies = 0

/** A message as the contract has it. @param more `params`, and what a reply has besides */
export function errorBody(name: MessageName, more: object = {}): ErrorBody {
  const [base_code, code, message] = messages[name]
  replies += 1
  return { base_code, code, ref_code: replies, message, ...more }
}
