import type { components } from '#openapi/client.gen.ts'
import type { components as realtime } from '#openapi/realtime.gen.ts'

import { allOdds } from './odds.ts'

type Schemas = components['schemas']
type Status = Schemas['SelectionStatus']
type Result = Schemas['SelectionResult']

export interface Selection {
  side: string
  name: string
  euro: string
  handicap: string | null
  line: string | null
  result: Result | null
}

export interface Market {
  marketId: string
  eventId: string
  name: string
  betType: Schemas['BetTypeName']
  isOutright: boolean
  status: Status
  minAmount: string
  maxAmount: string
  /** Milliseconds until a bet on it is decided. */
  betDelay: number
  timeStamp: number
  selections: Selection[]
}

export interface Event {
  eventId: string
  gameId: string
  gameName: string
  competitionId: string
  competitionName: string
  home: string
  away: string
  startsAt: number
  isInPlay: boolean
  isComboAllowed: boolean
  score: string | null
  markets: Market[]
}

const hour = 3_600_000
const games = [
  { gameId: '2', gameName: 'Dota 2', competitionId: 'd1', competitionName: 'Open Cup' },
  { gameId: '41', gameName: 'Soccer', competitionId: 's1', competitionName: 'Northern League' },
]
const teams = ['Northport', 'Eastvale', 'Westford', 'Southbay', 'Harrow', 'Kingsley', 'Milford', 'Oakham']
/** When the events start, in hours from the start of the back end. */
const starts = [-1, -0.5, -0.25, 2, 4, 6, 8, 20, 30, 50, 54, 80]
/** So many days one after the other have those. */
const days = 4

/** What there is to bet on. */
export interface Offer {
  events(): Event[]
  event(eventId: string): Event | undefined
  market(marketId: string): Market | undefined
  /** Changes a market, and gives it a newer time stamp. */
  change(market: Market, change: (market: Market) => void): void
  /** A market as it began. */
  beginningOf(market: Market): Market
}

/** Four dozen matches and an outright. @param changed called with each market that changed */
export function createOffer(changed: (market: Market) => void): Offer {
  const now = Date.now()
  const kickOffs = Array.from({ length: days }, (_none, day) =>
    starts.map((hours) => hours + 24 * day),
  ).flat()
  const events = kickOffs.map((hours, place) => matchOf(place, now + hours * hour))
  events.push(outrightAt(now + 100 * hour))
  const marketsById = new Map(
    events.flatMap(({ markets }) => markets.map((market) => [market.marketId, market])),
  )
  const beginnings = structuredClone(marketsById)
  return {
    events: () => events.filter(({ markets }) => markets.some(({ status }) => status !== 'settled')),
    event: (eventId) => events.find((event) => event.eventId === eventId),
    market: (marketId) => marketsById.get(marketId),
    change: (market, change) => {
      change(market)
      market.timeStamp = Math.max(Date.now(), market.timeStamp + 1)
      changed(market)
    },
    beginningOf: (market) => structuredClone(beginnings.get(market.marketId)) ?? market,
  }
}

function matchOf(place: number, startsAt: number): Event {
  const eventId = String(1001 + place)
  const game = games[place % games.length] ?? {
    gameId: '41',
    gameName: '',
    competitionId: '',
    competitionName: '',
  }
  const [home = '', away = ''] = [teams[place % teams.length], teams[(place + 3) % teams.length]]
  const isInPlay = startsAt <= Date.now()
  const terms = { eventId, timeStamp: Date.now() }
  const isSoccer = game.gameId === '41'
  const winner = isSoccer
    ? marketOf({ ...terms, marketId: `${eventId}-1`, name: '1X2', betType: '1X2' }, [
        ['home', home, '2.10'],
        ['draw', 'Draw', '3.40'],
        ['away', away, '3.60'],
      ])
    : marketOf({ ...terms, marketId: `${eventId}-1`, name: 'Winner', betType: 'WIN' }, [
        ['home', home, '1.85'],
        ['away', away, '2.05'],
      ])
  const handicap = marketOf({ ...terms, marketId: `${eventId}-2`, name: 'Asian Handicap', betType: 'AH' }, [
    ['home', home, '1.93', '-0.25'],
    ['away', away, '1.97', '0.25'],
  ])
  const total = marketOf({ ...terms, marketId: `${eventId}-3`, name: 'Over / Under', betType: 'OU' }, [
    ['over', 'Over', '1.90', null, '2.25'],
    ['under', 'Under', '2.00', null, '2.25'],
  ])
  return {
    ...game,
    eventId,
    home,
    away,
    startsAt,
    isInPlay,
    isComboAllowed: true,
    score: isInPlay ? '0-0' : null,
    markets: [winner, handicap, total],
  }
}

function outrightAt(startsAt: number): Event {
  const eventId = '2001'
  const market = marketOf(
    { eventId, timeStamp: Date.now(), marketId: '2001-1', name: 'Winner of the cup', betType: 'OR' },
    teams.slice(0, 4).map((team, place) => [`p${place + 1}`, team, `${place + 3}.00`]),
  )
  return {
    eventId,
    gameId: '41',
    gameName: 'Soccer',
    competitionId: 's1',
    competitionName: 'Northern League',
    home: 'Northern League',
    away: '',
    startsAt,
    isInPlay: false,
    isComboAllowed: false,
    score: null,
    markets: [{ ...market, isOutright: true }],
  }
}

function marketOf(
  terms: Pick<Market, 'marketId' | 'eventId' | 'name' | 'betType' | 'timeStamp'>,
  selections: [side: string, name: string, euro: string, handicap?: string | null, line?: string | null][],
): Market {
  return {
    ...terms,
    isOutright: false,
    status: 'open',
    minAmount: '10.00',
    maxAmount: '5000.00',
    betDelay: 0,
    selections: selections.map(([side, name, euro, handicap = null, line = null]) => {
      return { side, name, euro, handicap, line, result: null }
    }),
  }
}

/** A market in a reply. */
export function wireMarket(market: Market, event: Event): Schemas['Market'] {
  const { marketId, name, betType, isOutright, status, minAmount, maxAmount, timeStamp, selections } = market
  return {
    marketId,
    marketName: name,
    betTypeName: betType,
    marketOption: isOutright ? 'outright' : 'match',
    tabName: 'MATCH',
    status,
    minAmount,
    maxAmount,
    maxBetAmount: maxAmount,
    timeStamp,
    comboAllowed: event.isComboAllowed,
    selection: selections.map(({ side, name: shown, euro, handicap, line, result }) => ({
      name: shown,
      betTypeSelectionName: side,
      line,
      handicap,
      status,
      ...allOdds(euro),
      result,
      won: wonBy(result),
    })),
  }
}

/** A market in a message. */
export function marketUpdate(market: Market): realtime['schemas']['MarketUpdate'] {
  const { eventId, marketId, timeStamp, status, selections } = market
  return {
    eventId,
    marketId,
    timeStamp,
    status,
    selection: selections.map(({ side, euro, handicap, line, result }) => ({
      betTypeSelectionName: side,
      status,
      ...allOdds(euro),
      handicap,
      line,
      ...(result === null ? {} : { result, won: wonBy(result) }),
    })),
  }
}

/** An event in a reply. @param favourites the member's */
export function wireEvent(event: Event, favourites: ReadonlySet<string>): Schemas['Event'] {
  const { eventId, gameId, gameName, competitionId, competitionName, home, away, startsAt, markets } = event
  const starts = new Date(startsAt).toISOString()
  return {
    eventId,
    gameId,
    gameName,
    competitionId,
    competitionName,
    home: { teamName: home },
    away: { teamName: away },
    inPlay: event.isInPlay ? 'true' : 'false',
    startDatetime: starts,
    startDatetimeUtc: starts,
    markets: markets.map((market) => wireMarket(market, event)),
    marketTabs: [{ tabName: 'MATCH', open: true, scoreline: event.score }],
    isFavourite: favourites.has(eventId) ? 'true' : 'false',
    mapNum: null,
    matchScoreline: event.score,
    totalNumMarkets: markets.length,
  }
}

function wonBy(result: Result | null): boolean | null {
  if (result === null || result === 'void') return null
  return result === 'win' || result === 'half_win'
}
