import type { BetType } from '#domain/market/betType.ts'
import type { Side } from '#domain/market/selection.ts'
import type { KnownStatus } from '#domain/market/status.ts'
import type { Price } from '#domain/odds/odds.ts'

import type {
  EventSeed,
  MarketSeed,
  SelectionSeed,
  SelectionStatus,
  Settlement,
  TabState,
} from './commands.ts'

/** The current state of a selection. `status` already follows its market; `own` is the status set for it alone. */
export interface ModelSelection {
  side: Side
  name: string
  line: string | null
  handicap: string | null
  status: KnownStatus
  own: SelectionStatus
  price: Price
  won: boolean | null
  betRatio: string | null
}

/** The current state of a market: a domain Market, with its result once it has one. */
export interface ModelMarket {
  marketId: string
  eventId: string
  name: string
  betType: BetType
  option: 'match' | 'map' | 'outright'
  tabName: string
  status: KnownStatus
  minAmount: string
  maxAmount: string
  /** Sandbox time of its last change; strictly rising. */
  timeStamp: number
  comboAllowed: boolean
  selections: ModelSelection[]
  /** How long bets on it take to be decided, sandbox time. */
  betDelayMs: number
  held: boolean
  /** Whether it was taken out of its event. */
  withdrawn: boolean
  settlement: Settlement | null
}

/** The current state of an event: a domain Event with all of its markets. */
export interface ModelEvent {
  eventId: string
  gameId: string
  gameName: string
  competitionId: string
  competitionName: string
  home: string
  away: string
  inPlay: boolean
  startUtc: number
  markets: ModelMarket[]
  tabs: TabState[]
  isFavourite: boolean
  mapNum: number | null
  details: string | null
  liveTab: string | null
  scoreline: string | null
  /** Markets that are not settled yet. */
  marketCount: number
  hasStream: boolean
  /** When it left the lists; null while it is in them. */
  closedAt: number | null
}

export const defaultLimits = { minAmount: '10', maxAmount: '20000' } as const

/** A new event without markets, from its seed. */
export function newEvent(seed: EventSeed): ModelEvent {
  return {
    eventId: seed.eventId,
    gameId: seed.gameId,
    gameName: seed.gameName,
    competitionId: seed.competitionId,
    competitionName: seed.competitionName,
    home: seed.home,
    away: seed.away,
    inPlay: seed.inPlay ?? false,
    startUtc: seed.startUtc,
    markets: [],
    tabs: seed.tabs ?? [{ tabName: 'MATCH', open: true, scoreline: null }],
    isFavourite: false,
    mapNum: seed.mapNum ?? null,
    details: null,
    liveTab: null,
    scoreline: null,
    marketCount: 0,
    hasStream: seed.hasStream ?? false,
    closedAt: null,
  }
}

/** A new market, from its seed, at sandbox time `at`. */
export function newMarket(seed: MarketSeed, at: number): ModelMarket {
  const market: ModelMarket = {
    marketId: seed.marketId,
    eventId: seed.eventId,
    name: seed.name,
    betType: seed.betType,
    option: seed.option ?? 'match',
    tabName: seed.tabName ?? 'MATCH',
    status: seed.status ?? 'open',
    minAmount: seed.minAmount ?? defaultLimits.minAmount,
    maxAmount: seed.maxAmount ?? defaultLimits.maxAmount,
    timeStamp: at,
    comboAllowed: seed.comboAllowed ?? true,
    selections: seed.selections.map(newSelection),
    betDelayMs: 0,
    held: false,
    withdrawn: false,
    settlement: null,
  }
  followMarket(market)
  return market
}

function newSelection(seed: SelectionSeed): ModelSelection {
  return {
    side: seed.side,
    name: seed.name,
    line: seed.line ?? null,
    handicap: seed.handicap ?? null,
    status: 'open',
    own: seed.status ?? 'open',
    price: { euro: seed.euro },
    won: null,
    betRatio: null,
  }
}

/** A selection has its market's status, unless the market is open: then it has its own. */
export function followMarket(market: ModelMarket): void {
  for (const selection of market.selections) {
    selection.status = market.status === 'open' ? selection.own : market.status
  }
}
