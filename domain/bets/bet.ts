import type { BetType } from '../market/betType.ts'
import { type ChangeMark, hasOtherLine, type Terms } from '../market/marketUpdate.ts'
import type { Market, Side } from '../market/selection.ts'
import type { SelectionStatus } from '../market/status.ts'
import type { Money } from '../money/money.ts'
import { compareEuro, type OddsType, type Price } from '../odds/odds.ts'

export const betKinds = ['single', 'combo', 'mix', 'bigCombo', 'betBuilder', 'luckyCombo'] as const

export type BetKind = (typeof betKinds)[number]

/** Which moves of the price a member takes without being asked [SLIP-16]. */
export const acceptPolicies = ['any', 'better', 'none'] as const

export type AcceptPolicy = (typeof acceptPolicies)[number]

/** What odds do that are pressed beside a single: take its place, which is the documents' rule, or are added to it [SLIP-02]. */
export const pressRules = ['replace', 'add'] as const

export type PressRule = (typeof pressRules)[number]

/** A selection in the slip, as plain JSON, so that it can be stored. */
export interface Leg {
  eventId: string
  marketId: string
  side: Side
  line: string | null
  handicap: string | null
  /** The price the member has agreed to. */
  euroOdds: string
  /** The price now. */
  price: Price
  status: SelectionStatus
  timeStamp: number
  betType: BetType
  marketName: string
  selectionName: string
  gameId: string
  gameName: string
  competitionName: string
  homeName: string
  awayName: string
  /** Milliseconds since 1970, UTC. */
  startUtc: number
  inPlay: boolean
  option: Market['option']
  comboAllowed: boolean
  /** Full units, as on the wire. */
  maxBetAmount: string
  change: ChangeMark
}

export type TicketResult =
  | 'pending'
  | 'win'
  | 'loss'
  | 'halfWin'
  | 'halfLoss'
  | 'draw'
  | 'refund'
  | 'cancelled'
  | 'closed'
  | 'resulting'
  | 'settlement'
  | 'cashedOut'
  /** A result from a later version of the server. */
  | 'unknown'

export interface TicketLine {
  eventId: string
  marketId: string
  side: Side
  selectionName: string
  euroOdds: string
  /** Euro odds that the member agreed to, which may differ from `euroOdds`; null if they are unknown or there are none. */
  askedOdds: string | null
  /** The price in the odds type the bet was placed in. */
  odds: string
  oddsStyle: OddsType
  gameId: string
  gameName: string
  marketName: string
  /** Unknown if it comes from a later version. */
  betType: BetType | 'unknown'
  competitionName: string
  eventName: string
  /** Milliseconds since 1970, UTC. */
  startUtc: number
  handicap: string | null
  line: string | null
  result: TicketResult
  /** The event's final score ("2-1"). */
  resultValue: string | null
}

/** What moves a member's money. */
export const entryKinds = ['bet', 'payout', 'refund', 'deposit', 'withdrawal'] as const

/** A movement of a member's money [HIST-02]. */
export interface MoneyEntry {
  entryId: string
  /** Unknown if it comes from a later version. */
  kind: (typeof entryKinds)[number] | 'unknown'
  /** Signed: negative for what is staked or withdrawn. */
  amount: Money
  balanceAfter: Money
  /** Milliseconds since 1970, UTC. */
  at: number
  ticketNum: string | null
}

/** The sums of a day's settled tickets. */
export interface TicketDay {
  /** yyyy-MM-dd in the member's time zone. */
  date: string
  count: number
  staked: Money
  returned: Money
  /** Returns minus stakes. */
  net: Money
}

/** What became of a booked bet, in one reading of the documents' two [PREBOOK-05]; unknown if it comes from a later version. */
export type PrebookStatus = 'booked' | 'placed' | 'cancelled' | 'unknown'

export interface TicketPrebook {
  status: PrebookStatus
  /** Euro odds. */
  targetOdds: string
  placedUtc: number | null
}

/** What is offered for a pending bet, to end it now [CASH-01]. */
export interface CashOutOffer {
  /** Stake included; null while it is suspended. */
  amount: Money | null
}

export interface PlacedTicket {
  ticketNum: string
  /** Unknown if it comes from a later version. */
  ticketType: BetKind | 'unknown'
  /** Milliseconds since 1970, UTC. */
  createdUtc: number
  /** Total price in the odds type the bet was placed in. */
  odds: string
  oddsStyle: OddsType
  /** Euro odds of the whole bet that the member agreed to, if it has a price of its own; else null. */
  askedOdds: string | null
  amount: Money
  /** Paid back, stake included, if every line that waits for its result wins; null once settled, or if not known. */
  possibleReturns: Money | null
  /** Paid back, stake included; null until settled. */
  returns: Money | null
  /** Returns minus stake; null until settled. */
  earnings: Money | null
  result: TicketResult
  isPrebook: boolean
  /** Followed from a board, or taken over by a bet code [SLIP-23]. */
  isFollowBet: boolean
  /** Only for a bet that was booked; otherwise null. */
  prebook: TicketPrebook | null
  /** Null where nothing is offered. */
  cashOut: CashOutOffer | null
  settledUtc: number | null
  lines: TicketLine[]
}

export type SelectionRef = Pick<Leg, 'eventId' | 'marketId' | 'side'>

export function isSameSelection(a: SelectionRef, b: SelectionRef): boolean {
  return a.marketId === b.marketId && a.side === b.side
}

/**
 * Whether a member's policy accepts the current terms without asking [SLIP-16]. A change of
 * handicap or line, and any selection that is not open, always ask; an unchanged price never does.
 */
export function acceptsChange(
  policy: AcceptPolicy,
  agreed: Pick<Terms, 'handicap' | 'line'> & { euroOdds: string },
  now: Terms,
): boolean {
  if (now.status !== 'open' || hasOtherLine(agreed, now)) return false
  const order = compareEuro(now.price.euro, agreed.euroOdds)
  if (order === 0) return true
  switch (policy) {
    case 'any':
      return true
    case 'better':
      return order > 0
    case 'none':
      return false
  }
}

/** The states of a ticket that the server can report: a booked one may have been placed since, or cancelled. */
export type TicketStanding = 'placed' | 'booked' | 'cancelled' | 'unclear'

export function standingOfTicket({ prebook }: Pick<PlacedTicket, 'prebook'>): TicketStanding {
  if (prebook === null) return 'placed'
  return prebook.status === 'unknown' ? 'unclear' : prebook.status
}
