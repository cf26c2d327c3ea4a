import { object, pipe, transform } from 'valibot'

import type { MarketUpdate, SelectionUpdate } from '#domain/market/marketUpdate.ts'
import type { SelectionStatus } from '#domain/market/status.ts'
import { valueOf } from '#src/wire/base/enumerations.ts'
import { isFields } from '#src/wire/base/fields.ts'
import { lenient, read } from '#src/wire/base/read.ts'
import { flagged, integerOrNull, selectionResult, statusIn } from '#src/wire/base/values.ts'

import type { CounterName, Counters } from './counters.ts'
import { createPriceReader, type PriceReader } from './prices/priceTable.ts'
import type { Topics } from './topics/topics.ts'

/** The number of the ping that a heartbeat answers, or null where nobody asked for it. */
const heartbeat = lenient(
  pipe(
    object({ ping: integerOrNull }),
    transform(({ ping }) => ping),
  ),
  null,
)

/** Where a channel's messages go. */
interface Receivers {
  readonly onPrices: (updates: readonly MarketUpdate[]) => void
  /** Everything else. */
  readonly topics: Pick<Topics, 'take'>
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
 * Understands what a channel sends: prices are checked here by hand, for they come by the thousand; the rest is a topic's
 * to read. What is malformed, oversized or unknown is dropped and counted, and breaks nothing [LIVE-13].
 */
export function createMessageReader({ onPrices, topics }: Receivers, counters: Counters): MessageReader {
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
      if (updates.length > 0) onPrices(updates)
      return null
    }
    if (envelope.event === 'heartbeat') return read(heartbeat, envelope.data, counters.count)
    topics.take(envelope.event, envelope)
    return null
  }
}

function parse(message: string): unknown {
  try {
    return JSON.parse(message)
  } catch {
    return undefined
  }
}

/** The market updates of a message; one that cannot be read is dropped, and the others are kept. */
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

/** A status from a later version is unknown, so that nothing is bet under it, and counted. */
function statusOf(wire: unknown, settlement: boolean, counters: Counters): SelectionStatus | null {
  if (wire === 'open') return 'open'
  if (typeof wire !== 'string') return null
  const status = valueOf('status', wire)
  if (status === undefined) counters.count('unknown.status')
  return status === undefined ? 'unknown' : flagged(status, settlement)
}
