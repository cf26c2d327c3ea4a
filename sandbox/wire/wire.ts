import { isMainType } from '#domain/market/betType.ts'
import { formatOdds, type Price } from '#domain/odds/odds.ts'
import type { components } from '#openapi/client.gen.ts'
import type { components as realtime } from '#openapi/realtime.gen.ts'

import { type Currency, shortText } from '../currencies.ts'
import type { ModelEvent, ModelMarket, ModelSelection } from '../market/entities.ts'
import { rangeIn } from '../members.ts'

type Schemas = components['schemas']
type RealtimeSchemas = realtime['schemas']

/** 'true' or 'false', as the contract writes some of its flags. */
export function wireFlag(flag: boolean): 'true' | 'false' {
  return flag ? 'true' : 'false'
}

/** A market's stamp in whole milliseconds; stamps are at least a millisecond apart, so they still rise. */
export function wireStamp(at: number): number {
  return Math.floor(at)
}

/** UTC milliseconds as the contract's date-time. */
export function wireTime(at: number): string {
  return new Date(at).toISOString()
}

/** The four odds of a price: euro unchanged, the labels truncated by the domain. */
function wireOdds(
  price: Price,
): Pick<Schemas['Selection'], 'euroOdds' | 'malayOdds' | 'indoOdds' | 'hongkongOdds'> {
  return {
    euroOdds: price.euro,
    malayOdds: formatOdds(price, 'malay'),
    indoOdds: formatOdds(price, 'indo'),
    hongkongOdds: formatOdds(price, 'hongkong'),
  }
}

const wireResults = {
  win: 'win',
  lose: 'loss',
  halfWin: 'half_win',
  halfLose: 'half_loss',
  void: 'void',
} as const

/** How a selection ended at the market's own line; null while that is unknown. */
function wireResult({ settlement }: ModelMarket, side: string): Schemas['SelectionResult'] | null {
  const result = settlement?.results[side]
  if (result === undefined) return null
  return typeof result === 'object' ? 'dead_heat' : wireResults[result]
}

function wireSelection(selection: ModelSelection, market: ModelMarket): Schemas['Selection'] {
  return {
    name: selection.name,
    betTypeSelectionName: selection.side,
    line: selection.line,
    handicap: selection.handicap,
    status: selection.status,
    ...wireOdds(selection.price),
    result: wireResult(market, selection.side),
    won: selection.won,
    betRatio: selection.betRatio,
  }
}

/** A market as a reply shows it, its limits in the reader's currency. */
export function wireMarket(market: ModelMarket, currency: Currency): Schemas['Market'] {
  const range = rangeIn(market, currency)
  const maxAmount = shortText(range.maxAmount)
  return {
    marketId: market.marketId,
    marketName: market.name,
    betTypeName: market.betType,
    marketOption: market.option,
    tabName: market.tabName,
    status: market.status,
    minAmount: shortText(range.minAmount),
    maxAmount,
    maxBetAmount: maxAmount,
    timeStamp: wireStamp(market.timeStamp),
    comboAllowed: market.comboAllowed,
    selection: market.selections.map((selection) => wireSelection(selection, market)),
  }
}

/** An event with the markets that a reply should show. */
export function wireEvent(
  event: ModelEvent,
  shown: {
    markets: readonly ModelMarket[]
    isFavourite: boolean
    currency: Currency
    streams: readonly Schemas['StreamSource'][]
  },
): Schemas['Event'] {
  const streamsOf = (wanted: Schemas['StreamSource']['region']): Schemas['Stream'] | null => {
    const sources = shown.streams.filter(({ region }) => region === wanted).map(({ url }) => url)
    return sources.length === 0 ? null : { sources }
  }
  return {
    eventId: event.eventId,
    gameId: event.gameId,
    gameName: event.gameName,
    competitionId: event.competitionId,
    competitionName: event.competitionName,
    home: { teamName: event.home },
    away: { teamName: event.away },
    inPlay: wireFlag(event.inPlay),
    startDatetime: wireTime(event.startUtc),
    startDatetimeUtc: wireTime(event.startUtc),
    markets: shown.markets.map((market) => wireMarket(market, shown.currency)),
    marketTabs: event.tabs,
    isFavourite: wireFlag(shown.isFavourite),
    mapNum: event.mapNum,
    details: event.details,
    liveMarketTabName: event.liveTab,
    currentMap: wireMap(event, event.mapNum, shown.currency),
    nextMap: wireMap(event, event.mapNum === null ? null : event.mapNum + 1, shown.currency),
    matchScoreline: event.scoreline,
    totalNumMarkets: event.marketCount,
    liveStream: streamsOf('domestic'),
    liveStreamInternational: streamsOf('international'),
  }
}

function wireMap(event: ModelEvent, mapNum: number | null, currency: Currency): Schemas['MapMarkets'] | null {
  const tab = event.tabs.find(({ tabName }) => mapNum !== null && tabName === `MAP ${mapNum}`)
  if (tab === undefined) return null
  const markets = event.markets.filter(({ tabName }) => tabName === tab.tabName)
  return {
    mapName: tab.tabName,
    mapScoreline: tab.scoreline,
    markets: firstOfEachMainType(markets).map((market) => wireMarket(market, currency)),
  }
}

/** The markets of a row: for each main bet type of the match, the first one without a result, and for the maps one winner market. */
export function rowMarkets(event: ModelEvent): ModelMarket[] {
  const outright = event.markets.filter(({ option }) => option === 'outright')
  if (outright.length > 0) return outright
  return firstOfEachMainType(
    event.markets.filter(
      ({ option, betType }) => option === 'match' || (option === 'map' && betType === 'WINMAP'),
    ),
  )
}

function firstOfEachMainType(markets: readonly ModelMarket[]): ModelMarket[] {
  const found = new Map<string, ModelMarket>()
  for (const market of markets) {
    if (!isMainType(market.betType)) continue
    const known = found.get(market.betType)
    if (known === undefined || (isOver(known) && !isOver(market))) found.set(market.betType, market)
  }
  return [...found.values()]
}

function isOver(market: ModelMarket): boolean {
  return market.status === 'closed' || market.status === 'settled'
}

/** A market's state as the channels send it. */
export function wireUpdate(market: ModelMarket): RealtimeSchemas['MarketUpdate'] {
  return {
    eventId: market.eventId,
    marketId: market.marketId,
    timeStamp: wireStamp(market.timeStamp),
    status: market.status,
    selection: market.selections.map((selection) => ({
      betTypeSelectionName: selection.side,
      status: selection.status,
      ...wireOdds(selection.price),
      handicap: selection.handicap,
      line: selection.line,
      ...(market.status === 'settled'
        ? { won: selection.won, result: wireResult(market, selection.side) }
        : {}),
    })),
  }
}

/** What the channels say when an event came, changed or went. */
export function wireEventChange(
  event: ModelEvent,
  action: 'added' | 'changed' | 'removed',
): RealtimeSchemas['EventChange'] {
  return {
    eventId: event.eventId,
    action,
    gameId: event.gameId,
    inPlay: wireFlag(event.inPlay),
    startDatetimeUtc: wireTime(event.startUtc),
    totalNumMarkets: event.marketCount,
  }
}

/** An event's score as the channels send it. */
export function wireScoreline(event: ModelEvent): RealtimeSchemas['ScorelineUpdate'] {
  return {
    eventId: event.eventId,
    matchScoreline: event.scoreline,
    details: event.details,
    mapNum: event.mapNum,
    inPlay: wireFlag(event.inPlay),
    marketTabs: event.tabs,
  }
}
