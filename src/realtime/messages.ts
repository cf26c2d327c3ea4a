import type { PrebookStatus } from '#domain/bets/bet.ts'
import type { MarketUpdate, SelectionUpdate } from '#domain/marketUpdate.ts'
import type { SelectionStatus } from '#domain/status.ts'
import type { Maintenance } from '#machines/maintenance/types.ts'
import { valueOf } from '#src/wire/enumerations.ts'
import { isFields, type Fields } from '#src/wire/fields.ts'
import { maintenance } from '#src/wire/maintenance.ts'
import {
  eventChangeData,
  heartbeatData,
  noticesData,
  prebookNoticeData,
  refreshData,
  scoreData,
} from '#src/wire/messages.ts'
import { read, Unreadable } from '#src/wire/read.ts'
import { flagged, selectionResult, statusIn } from '#src/wire/values.ts'

import type { CounterName, Counters } from './counters.ts'
import { createPriceReader, type PriceReader } from './priceTable.ts'
import type { ScoreUpdate } from './scoreBook.ts'

/** An event came, changed or went. */
export interface EventChange {
  readonly eventId: string
  readonly action: 'added' | 'changed' | 'removed'
}

/** What became of a booked bet [PREBOOK-06]. */
export interface PrebookNotice {
  readonly ticketNum: string
  readonly status: PrebookStatus
}

/** What is said of maintenance, and when the server said it: the same comes on every channel, on lines of their own. */
export interface MaintenanceNotice {
  readonly maintenance: Maintenance
  /** UTC milliseconds. */
  readonly timeStamp: number
}

/** The statistics of a map, as they came: what reads them comes with what shows them (`wire/statistics.ts`). */
export interface LiveStatsNotice {
  readonly data: unknown
  /** UTC milliseconds, by the server's clock. */
  readonly timeStamp: number
}

/** Where messages go once they are understood. */
export interface MessageHandlers {
  readonly onPrices: (updates: readonly MarketUpdate[]) => void
  readonly onScore: (score: ScoreUpdate) => void
  readonly onEvent: (change: EventChange) => void
  /** Ask for this event again [LIVE-09]. */
  readonly onRefresh: (eventId: string) => void
  /** Notices for the member; `hasTicket` where one tells of a ticket, so that wallet and history have moved [LIVE-03]. */
  readonly onNotices: (notices: { readonly count: number; readonly hasTicket: boolean }) => void
  /** A map's statistics, whole [STAT-06]. */
  readonly onLiveStats: (notice: LiveStatsNotice) => void
  readonly onPrebook: (notice: PrebookNotice) => void
  /** Maintenance is announced, begins, moves or is over [LIVE-12]. */
  readonly onMaintenance: (notice: MaintenanceNotice) => void
}

/** @returns the number of the ping that the message answers, or null */
export type MessageReader = (message: unknown) => number | null

/** Characters; the contract's limit for one message. */
export const longestMessage = 262_144
/** Markets in one message. */
const mostMarkets = 200
/** Selections of one market: an outright has many, a flood has more. */
const mostSelections = 1_000

/**
 * Understands what a channel sends: checks it by hand, for prices come by the thousand, and passes it on. What is
 * malformed, oversized or unknown is dropped and counted, and breaks nothing [LIVE-13].
 */
export function createMessageReader(handlers: MessageHandlers, counters: Counters): MessageReader {
  const readPrice = createPriceReader()
  const drop = (name: CounterName): null => {
    counters.count(name)
    return null
  }
  return (message) => {
    if (typeof message !== 'string') return drop('malformed')
    if (message.length > longestMessage) return drop('oversized')
    const envelope = parse(message)
    if (!isFields(envelope) || typeof envelope.event !== 'string') return drop('malformed')
    if (envelope.event === 'gameclient-updates') {
      const updates = readUpdates(envelope.data, counters, readPrice)
      if (updates.length > 0) handlers.onPrices(updates)
      return null
    }
    try {
      if (envelope.event === 'heartbeat') return read(heartbeatData, envelope.data)
      readOther(envelope, envelope.event, handlers, counters)
      return null
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      return drop('malformed')
    }
  }
}

function parse(message: string): unknown {
  try {
    return JSON.parse(message)
  } catch {
    return undefined
  }
}

function readOther(envelope: Fields, event: string, handlers: MessageHandlers, counters: Counters): void {
  switch (event) {
    case 'market-scoreline':
      handlers.onScore(readScore(envelope, counters))
      return
    case 'gameclient-events':
      handlers.onEvent(read(eventChangeData, envelope.data))
      return
    case 'gameclient-refresh':
      handlers.onRefresh(read(refreshData, envelope.data).eventId)
      return
    case 'notification':
      handlers.onNotices(readNotices(envelope.data))
      return
    case 'prebook-notification': {
      const { ticketNum, prebookStatus } = read(prebookNoticeData, envelope.data, counters.count)
      handlers.onPrebook({ ticketNum, status: prebookStatus })
      return
    }
    case 'gameclient-livestats':
      handlers.onLiveStats({ data: envelope.data, timeStamp: timeStampOf(envelope) })
      return
    case 'maintenance':
      handlers.onMaintenance({
        maintenance: read(maintenance, envelope.data),
        timeStamp: timeStampOf(envelope),
      })
      return
    default:
      counters.count('unknown')
  }
}

function timeStampOf({ timestamp }: Fields): number {
  if (typeof timestamp !== 'number' || !Number.isFinite(timestamp)) throw new Unreadable('timestamp')
  return timestamp
}

function readScore(envelope: Fields, counters: Counters): ScoreUpdate {
  const { eventId, matchScoreline, details, mapNum, inPlay, marketTabs } = read(
    scoreData,
    envelope.data,
    counters.count,
  )
  return {
    eventId,
    scoreline: matchScoreline,
    details,
    mapNum,
    inPlay,
    tabs: marketTabs,
    timeStamp: timeStampOf(envelope),
  }
}

function readNotices(data: unknown): { count: number; hasTicket: boolean } {
  const { results } = read(noticesData, data)
  return { count: results.length, hasTicket: results.some(({ ticketNum }) => typeof ticketNum === 'string') }
}

/** The market updates of a message; each that cannot be read is dropped by itself. */
function readUpdates(data: unknown, counters: Counters, readPrice: PriceReader): MarketUpdate[] {
  if (!Array.isArray(data) || data.length > mostMarkets) {
    counters.count('malformed')
    return []
  }
  const updates: MarketUpdate[] = []
  for (const item of data) {
    const update = readUpdate(item, counters, readPrice)
    if (update === null) counters.count('malformed')
    // 'new' is ignored [LIVE-07].
    else if (update.status !== 'new') updates.push(update)
  }
  return updates
}

function readUpdate(item: unknown, counters: Counters, readPrice: PriceReader): MarketUpdate | null {
  if (!isFields(item)) return null
  const { eventId, marketId, timeStamp, selection } = item
  if (typeof eventId !== 'string' || typeof marketId !== 'string') return null
  if (typeof timeStamp !== 'number' || !Number.isSafeInteger(timeStamp) || timeStamp < 0) return null
  if (!Array.isArray(selection) || selection.length > mostSelections) return null
  const settlement = item.settlement === true
  const status = statusOf(item.status, settlement, counters)
  if (status === null) return null
  const selections: SelectionUpdate[] = []
  for (const part of selection) {
    const update = readSelection(part, status, settlement, counters, readPrice)
    // A market is taken whole or not at all: half of its prices new is worse than all of them old.
    if (update === null) return null
    if (update.status !== 'new') selections.push(update)
  }
  return { eventId, marketId, timeStamp, status, selections }
}

function readSelection(
  part: unknown,
  market: SelectionStatus,
  settlement: boolean,
  counters: Counters,
  readPrice: PriceReader,
): SelectionUpdate | null {
  if (!isFields(part)) return null
  const { betTypeSelectionName: side, euroOdds, malayOdds, indoOdds, hongkongOdds, handicap, line } = part
  if (typeof side !== 'string' || !isTextOrNull(handicap) || !isTextOrNull(line)) return null
  const own = statusOf(part.status, settlement, counters)
  if (own === null) return null
  const price = readPrice(own === 'open', euroOdds, malayOdds, indoOdds, hongkongOdds)
  if (price === null) return null
  const status = statusIn(market, own)
  return { side, status, price, handicap, line, result: selectionResult(status, part) }
}

function isTextOrNull(value: unknown): value is string | null {
  return value === null || typeof value === 'string'
}

/** A status of a later day is unknown, so that nothing is bet under it, and counted. */
function statusOf(wire: unknown, settlement: boolean, counters: Counters): SelectionStatus | null {
  if (wire === 'open') return 'open'
  if (typeof wire !== 'string') return null
  const status = valueOf('status', wire)
  if (status === undefined) counters.count('unknown.status')
  return status === undefined ? 'unknown' : flagged(status, settlement)
}
