import { isBetType } from '#domain/betType.ts'
import type { Event, MarketTab } from '#domain/event.ts'
import type { Market, Selection } from '#domain/selection.ts'
import { readSelectionResult, readStatus, type SelectionStatus } from '#domain/status.ts'

import {
  fieldsOf,
  flag,
  flagText,
  integer,
  isFields,
  list,
  oneOf,
  optionalInteger,
  optionalText,
  readableList,
  text,
  time,
  Unreadable,
} from './fields.ts'
import { decimalField, priceOf, statusIn } from './values.ts'

export interface EventListPage {
  /** How many there are in all pages. */
  readonly count: number
  /** The next page, if any. */
  readonly next: number | null
  readonly events: readonly Event[]
}

const marketOptions: ReadonlySet<string> = new Set(['match', 'map', 'outright'])

function isMarketOption(option: string): option is Market['option'] {
  return marketOptions.has(option)
}

function readSelection(value: unknown, market: SelectionStatus, settlement: boolean): Selection {
  const fields = fieldsOf(value, 'selection')
  const { won = null } = fields
  if (won !== null && typeof won !== 'boolean') throw new Unreadable('won')
  const status = statusIn(market, readStatus(text(fields, 'status'), settlement))
  return {
    side: text(fields, 'betTypeSelectionName'),
    name: text(fields, 'name'),
    line: optionalText(fields, 'line'),
    handicap: optionalText(fields, 'handicap'),
    status,
    price: priceOf(
      decimalField(fields, 'euroOdds'),
      fields.malayOdds,
      fields.indoOdds,
      fields.hongkongOdds ?? fields.hkOdds,
    ),
    result: readSelectionResult(status, fields),
    betRatio: optionalText(fields, 'betRatio'),
  }
}

function readMarket(value: unknown, eventId: string): Market {
  const fields = fieldsOf(value, 'market')
  const settlement = fields.settlement === true
  const status = readStatus(text(fields, 'status'), settlement)
  return {
    marketId: text(fields, 'marketId'),
    eventId,
    name: text(fields, 'marketName'),
    betType: oneOf(fields, 'betTypeName', isBetType),
    option: oneOf(fields, 'marketOption', isMarketOption),
    tabName: text(fields, 'tabName'),
    status,
    minAmount: decimalField(fields, 'minAmount'),
    maxAmount: decimalField(fields, 'maxAmount'),
    timeStamp: integer(fields, 'timeStamp'),
    comboAllowed: flag(fields, 'comboAllowed', true),
    selections: list(fields, 'selection', (selection) => readSelection(selection, status, settlement)),
  }
}

export function readTab(value: unknown): MarketTab {
  const fields = fieldsOf(value, 'marketTab')
  return {
    tabName: text(fields, 'tabName'),
    open: flag(fields, 'open'),
    scoreline: optionalText(fields, 'scoreline'),
  }
}

function hasSources(stream: unknown): boolean {
  return isFields(stream) && Array.isArray(stream.sources) && stream.sources.length > 0
}

/** An event of a reply. Markets that cannot be read, such as those of a bet type of tomorrow, are left out and told. */
export function readEvent(value: unknown, onLeftOut: () => void): Event {
  const fields = fieldsOf(value, 'event')
  const eventId = text(fields, 'eventId')
  return {
    eventId,
    gameId: text(fields, 'gameId'),
    gameName: text(fields, 'gameName'),
    competitionId: text(fields, 'competitionId'),
    competitionName: text(fields, 'competitionName'),
    home: text(fieldsOf(fields.home, 'home'), 'teamName'),
    away: text(fieldsOf(fields.away, 'away'), 'teamName'),
    inPlay: flagText(fields, 'inPlay'),
    startUtc: time(fields, 'startDatetimeUtc'),
    markets: readableList(fields, 'markets', (market) => readMarket(market, eventId), onLeftOut),
    tabs: list(fields, 'marketTabs', readTab),
    isFavourite: flagText(fields, 'isFavourite'),
    mapNum: optionalInteger(fields, 'mapNum'),
    details: optionalText(fields, 'details'),
    liveTab: optionalText(fields, 'liveMarketTabName'),
    scoreline: optionalText(fields, 'matchScoreline'),
    marketCount: integer(fields, 'totalNumMarkets'),
    hasStream: hasSources(fields.liveStream) || hasSources(fields.liveStreamInternational),
  }
}

/** A page of a list before its events are read, which takes long where there are thousands. */
export interface UnreadEventList extends Pick<EventListPage, 'count' | 'next'> {
  readonly results: readonly unknown[]
}

export function readEventListHead(value: unknown): UnreadEventList {
  const fields = fieldsOf(value, 'events')
  return {
    count: integer(fields, 'count'),
    next: optionalInteger(fields, 'next'),
    results: list(fields, 'results', (event) => event),
  }
}

/** The event of a list, or none where it cannot be read, which is told. */
export function readListedEvent(value: unknown, onLeftOut: () => void): Event[] {
  return readableList({ value: [value] }, 'value', (event) => readEvent(event, onLeftOut), onLeftOut)
}

export function readEventList(value: unknown, onLeftOut: () => void): EventListPage {
  const { count, next, results } = readEventListHead(value)
  return { count, next, events: results.flatMap((event) => readListedEvent(event, onLeftOut)) }
}
