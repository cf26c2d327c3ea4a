import { array, boolean, nullish, object, optional, string, unknown, type InferOutput } from 'valibot'

import type { Event } from '#domain/market/event.ts'
import type { Market, Selection } from '#domain/market/selection.ts'
import type { SelectionStatus } from '#domain/market/status.ts'
import { isFields } from '#src/wire/base/fields.ts'
import { exactly, known, read, readable, type Tell } from '#src/wire/base/read.ts'
import {
  decimal,
  flagged,
  flagText,
  integer,
  integerOrNull,
  priceOf,
  selectionResult,
  statusIn,
  textOrNull,
  time,
} from '#src/wire/base/values.ts'

/** What may be anything, and is looked at only where it is what it should be. */
const anything = optional(unknown())

const selection = object({
  betTypeSelectionName: string(),
  name: string(),
  line: textOrNull,
  handicap: textOrNull,
  status: known('status'),
  euroOdds: decimal,
  malayOdds: anything,
  indoOdds: anything,
  hongkongOdds: anything,
  hkOdds: anything,
  result: anything,
  won: nullish(boolean()),
  betRatio: textOrNull,
})

/** A market is read whole or not at all; one of an unknown bet type could not be laid out. */
export const market = object({
  marketId: string(),
  marketName: string(),
  betTypeName: exactly('betType'),
  marketOption: exactly('marketOption'),
  tabName: string(),
  status: known('status'),
  settlement: anything,
  minAmount: decimal,
  maxAmount: decimal,
  timeStamp: integer,
  comboAllowed: nullish(boolean(), true),
  selection: array(selection),
})

export const marketTab = object({ tabName: string(), open: boolean(), scoreline: textOrNull })

const team = object({ teamName: string() })

const event = object({
  eventId: string(),
  gameId: string(),
  gameName: string(),
  competitionId: string(),
  competitionName: string(),
  home: team,
  away: team,
  inPlay: flagText,
  startDatetimeUtc: time,
  markets: readable(market),
  marketTabs: readable(marketTab),
  isFavourite: flagText,
  mapNum: integerOrNull,
  details: textOrNull,
  liveMarketTabName: textOrNull,
  matchScoreline: textOrNull,
  totalNumMarkets: integer,
  liveStream: anything,
  liveStreamInternational: anything,
})

const eventListHead = object({ count: integer, next: integerOrNull, results: array(unknown()) })
const events = readable(event)

export interface EventListPage {
  /** How many there are in all pages. */
  readonly count: number
  /** The next page, if any. */
  readonly next: number | null
  readonly events: readonly Event[]
}

/** Events and markets that cannot be read are left out and told. @throws Unreadable */
export function readEventList(value: unknown, onLeftOut: Tell): EventListPage {
  const { count, next, results } = readEventListHead(value)
  return { count, next, events: readEvents(results, onLeftOut) }
}

/** A page of a list before its events are read, which takes long where there are thousands. */
export interface UnreadEventList extends Pick<EventListPage, 'count' | 'next'> {
  readonly results: readonly unknown[]
}

/** @throws Unreadable */
export function readEventListHead(value: unknown): UnreadEventList {
  return read(eventListHead, value)
}

/** Events of a list; those that cannot be read are left out and told. */
export function readEvents(values: readonly unknown[], onLeftOut: Tell): Event[] {
  return read(events, values, onLeftOut).map(eventOf)
}

// Made field by field: a list has thousands of these, and spreading what is left of an object is slow.

function eventOf(fields: InferOutput<typeof event>): Event {
  const { eventId, liveStream, liveStreamInternational } = fields
  return {
    eventId,
    gameId: fields.gameId,
    gameName: fields.gameName,
    competitionId: fields.competitionId,
    competitionName: fields.competitionName,
    home: fields.home.teamName,
    away: fields.away.teamName,
    inPlay: fields.inPlay,
    startUtc: fields.startDatetimeUtc,
    markets: fields.markets.map((market) => marketOf(market, eventId)),
    tabs: fields.marketTabs,
    isFavourite: fields.isFavourite,
    mapNum: fields.mapNum,
    details: fields.details,
    liveTab: fields.liveMarketTabName,
    scoreline: fields.matchScoreline,
    marketCount: fields.totalNumMarkets,
    hasStream: hasSources(liveStream) || hasSources(liveStreamInternational),
  }
}

export function marketOf(fields: InferOutput<typeof market>, eventId: string): Market {
  const settlement = fields.settlement === true
  const status = flagged(fields.status, settlement)
  return {
    marketId: fields.marketId,
    eventId,
    name: fields.marketName,
    betType: fields.betTypeName,
    option: fields.marketOption,
    tabName: fields.tabName,
    status,
    minAmount: fields.minAmount,
    maxAmount: fields.maxAmount,
    timeStamp: fields.timeStamp,
    comboAllowed: fields.comboAllowed,
    selections: fields.selection.map((part) => selectionOf(part, status, settlement)),
  }
}

function selectionOf(
  fields: InferOutput<typeof selection>,
  market: SelectionStatus,
  settlement: boolean,
): Selection {
  const { name, line, handicap, betRatio, malayOdds, indoOdds, hongkongOdds, hkOdds } = fields
  const status = statusIn(market, flagged(fields.status, settlement))
  return {
    side: fields.betTypeSelectionName,
    name,
    line,
    handicap,
    status,
    price: priceOf(fields.euroOdds, malayOdds, indoOdds, hongkongOdds ?? hkOdds),
    result: selectionResult(status, fields),
    betRatio,
  }
}

function hasSources(stream: unknown): boolean {
  return isFields(stream) && Array.isArray(stream.sources) && stream.sources.length > 0
}
