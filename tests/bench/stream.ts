import { decimal, truncate } from '#domain/money/decimal.ts'
import { formatOdds } from '#domain/odds/odds.ts'
import { toHongkong, toIndo, toMalay } from '#domain/testing/convertOdds.ts'
import type { components } from '#openapi/client.gen.ts'
import type { components as realtime } from '#openapi/realtime.gen.ts'
import { replayFeed } from '#sandbox/feeds/replay/replay.ts'

import type { PriceCase } from './cases.ts'

type Event = components['schemas']['Event']
type EventPage = components['schemas']['EventPage']
type Market = components['schemas']['Market']
type WireSelection = Market['selection'][number]

export interface MarketMessage {
  eventId: string
  marketId: string
  timeStamp: number
  status: 'open' | 'pause'
  selection: (Pick<
    WireSelection,
    'betTypeSelectionName' | 'euroOdds' | 'malayOdds' | 'indoOdds' | 'hongkongOdds' | 'handicap' | 'line'
  > & { status: 'open' | 'pause' })[]
}

export type ScoreMessage = realtime['schemas']['ScorelineUpdate']

/** The events of a case and the moves of their prices, market by market, without end. */
export interface Stream {
  readonly page: EventPage
  /** The event whose page can be opened, with all of its markets. */
  readonly opened: Event
  /** Every market has this many selections, so that updates per second can be counted in markets. */
  readonly selectionsPerMarket: number
  next(): MarketMessage
  nextScore(): ScoreMessage
  /** A move of the first event's first market, to a price that it has not had in the last minute, and how it is shown. */
  nextSentinel(): { message: MarketMessage; shown: string }
}

const selectionsPerMarket = 2

/** The prices of the recording's in-play part, in order: pairs of the two sides. */
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
 * Takes real events and makes as many of them as the case needs, each with its own markets of two selections,
 * and plays the recorded prices in each of them, each from a different place in the recording.
 */
export function makeStream(
  page: EventPage,
  { events: count, marketsOfPage, suspensionEvery, lineEvery, oddsType }: PriceCase,
  prices: readonly string[][],
): Stream {
  const models = page.results.filter((event) => event.markets.length > 0)
  const results = Array.from({ length: count }, (_, index) =>
    cloneEvent(models[index % models.length] as Event, index),
  )
  const [first] = results
  const sentinel = first?.markets[0]
  if (!first || !sentinel) throw new Error('No event to watch.')
  const opened = { ...first, markets: manyMarkets(results, marketsOfPage ?? first.markets.length) }
  const moving = [opened, ...results.slice(1)]
    .flatMap((event) => event.markets.map((market) => ({ eventId: event.eventId, market })))
    .filter(({ market }) => market.marketId !== 'bench-sentinel')
  /** How far each market's line has moved. */
  const lines = new Map<string, number>()
  let turn = 0
  let stamp = Date.now()
  let beat = 0
  let scores = 0
  return {
    page: { count, next: null, results },
    opened,
    selectionsPerMarket,
    next() {
      // A stride without a common factor with the number of markets visits all of them before any twice.
      const place = (turn * 7919) % moving.length
      const { eventId, market } = moving[place] as (typeof moving)[number]
      const pair = prices[(turn + place * 37) % prices.length] as string[]
      turn += 1
      stamp += 1
      const isPaused = suspensionEvery > 0 && turn % suspensionEvery === 0
      if (lineEvery > 0 && turn % lineEvery === 0) lines.set(market.marketId, (turn % 8) / 4)
      const shift = lines.get(market.marketId) ?? 0
      return move(eventId, market, pair, { timeStamp: stamp, status: isPaused ? 'pause' : 'open', shift })
    },
    nextScore() {
      scores += 1
      const { eventId } = results[(scores * 31) % results.length] as Event
      return {
        eventId,
        matchScoreline: `${scores % 5}-${scores % 3}`,
        details: `${scores % 90}'`,
        mapNum: null,
        inPlay: 'true',
        marketTabs: [],
      }
    },
    nextSentinel() {
      beat = (beat + 1) % 800
      stamp += 1
      const pair = [(1.5 + beat / 100).toFixed(2), '2.00']
      const message = move('bench-0', sentinel, pair, { timeStamp: stamp, status: 'open', shift: 0 })
      const { euroOdds: euro, indoOdds: indo } = message.selection[0]!
      return { message, shown: formatOdds({ euro, ...(indo === null ? {} : { indo }) }, oddsType) }
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

/** The wanted number of markets for the first event: its own, then those of the others over and over. */
function manyMarkets(events: readonly Event[], wanted: number): Market[] {
  const [first, ...others] = events
  const own = first?.markets ?? []
  const models = others.flatMap(({ markets }) => markets)
  const further = Array.from({ length: Math.max(0, wanted - own.length) }, (_, index) => ({
    ...(models[index % models.length] as Market),
    marketId: `bench-page-${index}`,
  }))
  return [...own, ...further].map((market) => ({ ...market, tabName: 'MATCH' }))
}

/** A handicap or line, moved by quarters: the other side's handicap moves against it. */
function moved(figure: string | null, shift: number): string | null {
  if (figure === null || shift === 0 || Number.isNaN(Number(figure))) return figure
  return (Number(figure) + (figure.startsWith('-') ? -shift : shift)).toFixed(2)
}

function move(
  eventId: string,
  market: Market,
  pair: readonly string[],
  { timeStamp, status, shift }: { timeStamp: number; status: 'open' | 'pause'; shift: number },
): MarketMessage {
  return {
    eventId,
    marketId: market.marketId,
    timeStamp,
    status,
    selection: market.selection.map((selection, index) => {
      const euro = pair[index] ?? '2.00'
      const exact = decimal(euro)
      return {
        betTypeSelectionName: selection.betTypeSelectionName,
        status,
        euroOdds: euro,
        malayOdds: truncate(toMalay(exact), 4).toString(),
        indoOdds: truncate(toIndo(exact), 4).toString(),
        hongkongOdds: truncate(toHongkong(exact), 4).toString(),
        handicap: moved(selection.handicap, shift),
        line: moved(selection.line, shift),
      }
    }),
  }
}
