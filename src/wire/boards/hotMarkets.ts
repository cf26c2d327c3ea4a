import { object, unknown } from 'valibot'

import type { Event } from '#domain/market/event.ts'
import type { Market } from '#domain/market/selection.ts'
import { read, readable, type Tell } from '#src/wire/base/read.ts'
import { integer } from '#src/wire/base/values.ts'
import { readEvents } from '#src/wire/lists/events.ts'

/** A market that many bet on, and its event. */
export interface HotMarket {
  readonly event: Event
  readonly market: Market
  /** How many bets of other members have it. */
  readonly betCount: number
}

/** A match that many bet on. */
export type HotEvent = Omit<HotMarket, 'market'>

const hotBoard = object({ results: readable(object({ betCount: integer, event: unknown() })) })

/** The markets most bet on, best first; one that cannot be read is left out and told. @throws Unreadable */
export function readHotMarkets(value: unknown, onLeftOut: Tell): HotMarket[] {
  return read(hotBoard, value, onLeftOut).results.flatMap(({ betCount, event: fields }) => {
    const [event] = readEvents([fields], onLeftOut)
    const [market] = event?.markets ?? []
    return event === undefined || market === undefined ? [] : [{ event, market, betCount }]
  })
}

/** The matches most bet on, best first; one that cannot be read is left out and told. @throws Unreadable */
export function readHotEvents(value: unknown, onLeftOut: Tell): HotEvent[] {
  return read(hotBoard, value, onLeftOut).results.flatMap(({ betCount, event: fields }) =>
    readEvents([fields], onLeftOut).map((event) => ({ event, betCount })),
  )
}
