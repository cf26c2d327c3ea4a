import { decimal, truncate } from '#domain/decimal.ts'
import { toHongkong, toIndo, toMalay } from '#domain/oddsConversion.ts'
import type { components } from '#openapi/client.gen.ts'
import { replayFeed } from '#sandbox/feeds/replay/replay.ts'

type Event = components['schemas']['Event']
type EventPage = components['schemas']['EventPage']
type Market = components['schemas']['Market']
type WireSelection = Market['selection'][number]

export interface MarketMessage {
  eventId: string
  marketId: string
  timeStamp: number
  status: 'open'
  selection: Pick<
    WireSelection,
    | 'betTypeSelectionName'
    | 'status'
    | 'euroOdds'
    | 'malayOdds'
    | 'indoOdds'
    | 'hongkongOdds'
    | 'handicap'
    | 'line'
  >[]
}

/** The events on the page and the moves of their prices, market by market, for ever. */
export interface Stream {
  readonly page: EventPage
  /** Every market has as many selections as this, so that updates a second can be counted in markets. */
  readonly selectionsPerMarket: number
  next(): MarketMessage
  /** A move of the first event's first market, to a price that no move of the last minute had. */
  nextSentinel(): MarketMessage
}

const selectionsPerMarket = 2

/** The prices of the recording's in-play part, in their order: pairs of the two sides. */
export function loadPrices(file: string): string[][] {
  const feed = replayFeed({ file, epoch: 0 })
  const prices: string[][] = []
  const latest = new Map<string, string>()
  let isInPlay = false
  for (const { command } of { [Symbol.iterator]: () => feed.commands }) {
    if (command.kind === 'inPlay') isInPlay = true
    if (command.kind !== 'prices') continue
    for (const { side, euro } of command.prices) latest.set(side, euro)
    if (isInPlay && latest.size === selectionsPerMarket) prices.push([...latest.values()])
  }
  if (prices.length === 0) throw new Error(`${file} holds no in-play prices of two sides.`)
  return prices
}

/**
 * Takes real events and makes as many of them as wanted, each with its own markets of two selections,
 * and plays the recorded prices in each of them, each from another place in the recording.
 */
export function makeStream(page: EventPage, count: number, prices: readonly string[][]): Stream {
  const models = page.results.filter((event) => event.markets.length > 0)
  const results = Array.from({ length: count }, (_, index) =>
    cloneEvent(models[index % models.length] as Event, index),
  )
  const moving = results
    .flatMap((event) => event.markets.map((market) => ({ eventId: event.eventId, market })))
    .filter(({ market }) => market.marketId !== 'bench-sentinel')
  const sentinel = results[0]?.markets[0]
  if (!sentinel) throw new Error('No event to watch.')
  let turn = 0
  let stamp = Date.now()
  let beat = 0
  return {
    page: { count, next: null, results },
    selectionsPerMarket,
    next() {
      // A stride without a common factor with the number of markets visits all of them before any twice.
      const place = (turn * 7919) % moving.length
      const { eventId, market } = moving[place] as (typeof moving)[number]
      const pair = prices[(turn + place * 37) % prices.length] as string[]
      turn += 1
      stamp += 1
      return move(eventId, market, pair, stamp)
    },
    nextSentinel() {
      beat = (beat + 1) % 800
      stamp += 1
      return move('bench-0', sentinel, [(1.5 + beat / 100).toFixed(2), '2.00'], stamp)
    },
  }
}

function cloneEvent(model: Event, index: number): Event {
  const markets = model.markets.map((market, place) => ({
    ...market,
    marketId: index === 0 && place === 0 ? 'bench-sentinel' : `bench-${index}-${place}`,
    status: 'open' as const,
    timeStamp: 1,
    selection: market.selection
      .filter((selection) => selection.betTypeSelectionName !== 'draw')
      .slice(0, selectionsPerMarket)
      .map((selection) => ({ ...selection, status: 'open' as const })),
  }))
  return { ...model, eventId: `bench-${index}`, markets, totalNumMarkets: markets.length + 3 }
}

function move(eventId: string, market: Market, pair: readonly string[], timeStamp: number): MarketMessage {
  return {
    eventId,
    marketId: market.marketId,
    timeStamp,
    status: 'open',
    selection: market.selection.map((selection, index) => {
      const euro = pair[index] ?? '2.00'
      const exact = decimal(euro)
      return {
        betTypeSelectionName: selection.betTypeSelectionName,
        status: 'open',
        euroOdds: euro,
        malayOdds: truncate(toMalay(exact), 4).toString(),
        indoOdds: truncate(toIndo(exact), 4).toString(),
        hongkongOdds: truncate(toHongkong(exact), 4).toString(),
        handicap: selection.handicap,
        line: selection.line,
      }
    }),
  }
}
