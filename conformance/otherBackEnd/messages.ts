import type { components } from '#openapi/client.gen.ts'

type ErrorBody = components['schemas']['Error']

/**
 * The messages this back end says, by a name of its own. The contract gives the number of some; the rest have the
 * next free ones of their group from 900 on.
 */
const messages = {
  networkOrServer: [0, 500, 'Something went wrong'],
  authenticationFailed: [1, 1001, 'Authentication failed'],
  tokenInvalid: [1, 1900, 'Token is invalid'],
  tokenExpired: [1, 1901, 'Your token has expired. Please exit and launch again.'],
  accountFrozen: [2, 2900, 'Account is frozen'],
  insufficientBalance: [2, 2002, 'Insufficient balance'],
  amountLimit: [2, 2901, 'Amount has reached its limit'],
  pleaseLogin: [2, 2902, 'Please login to place bet'],
  marketClosed: [2, 2903, 'Market is currently closed'],
  marketPaused: [2, 2904, 'Market is currently paused'],
  marketResulting: [2, 2905, 'Market is currently resulting'],
  marketIdNotFound: [2, 2906, 'Market ID not found'],
  oddsChanged: [2, 2031, 'Odds or statuses have changed'],
  onlyPlaceBet: [2, 2907, 'Only can place bet'],
  unableToPlace: [2, 2050, 'Unable to place bet'],
  duplicateTicket: [2, 2908, 'This is duplicate ticket'],
  tooManyEvents: [2, 2909, 'More than maximum number of allowed events'],
  comboNotAllowed: [2, 2056, 'Combo bet is not allowed for this event'],
  comboAboveMaxPayout: [2, 2910, 'Combo is more than max payout'],
  outrightNotForCombo: [2, 2911, 'Outright market is not available for combo'],
  prebookError: [4, 4001, 'Prebook error, check pending ticket'],
  invalidPrebook: [4, 4900, 'Invalid prebook entry'],
  invalidPostData: [5, 5900, 'Invalid post data'],
  validationFailed: [5, 5002, 'Validation failed'],
  invalidSelection: [5, 5901, 'Invalid bet_type_selection'],
  invalidOddsType: [5, 5902, 'odds_type must be one of euro, hongkong, malay, indo'],
  minimumBet: [5, 5008, 'Minimum bet should be {min_bet}'],
  maintenance: [6, 6900, "We're down for maintenance"],
  forbidden: [6, 6007, 'Forbidden'],
  pageNotFound: [6, 6901, 'Page not found'],
  noResult: [6, 6902, 'No result found'],
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
