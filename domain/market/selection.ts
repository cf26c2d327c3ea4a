import type { Price } from '../odds/odds.ts'
import type { BetType } from './betType.ts'
import type { SelectionResult, SelectionStatus } from './status.ts'

/** home, away, draw, over, under, odd, even, yes, no, or in an outright the participant's id. */
export type Side = string

export interface Selection {
  side: Side
  /** What the member reads: a team, Over, Yes … */
  name: string
  /** Total line ("2.25"), or what a special is about. */
  line: string | null
  /** Signed handicap of this selection ("-0.25"). */
  handicap: string | null
  status: SelectionStatus
  price: Price
  /** How it ended; null while that is unknown. */
  result: SelectionResult | null
  /** Share of the stakes on this selection, 0 to 1. */
  betRatio: string | null
}

/** What a market is about: the match, one map of it, or a competition. */
export const marketOptions = ['match', 'map', 'outright'] as const

export type MarketOption = (typeof marketOptions)[number]

export interface Market {
  marketId: string
  eventId: string
  name: string
  betType: BetType
  option: MarketOption
  /** MATCH, or MAP 1 … MAP 19. */
  tabName: string
  status: SelectionStatus
  /** Full units of the member's currency, as on the wire. */
  minAmount: string
  maxAmount: string
  /** Milliseconds; rises with every change of the market [LIVE-06]. */
  timeStamp: number
  comboAllowed: boolean
  selections: Selection[]
}
