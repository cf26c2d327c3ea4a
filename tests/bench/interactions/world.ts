import type { components } from '#openapi/client.gen.ts'

import type { Stream } from '../stream.ts'

type Event = components['schemas']['Event']
type Market = components['schemas']['Market']

/** The tabs of the list that share the world's events. */
const timings = ['today', 'inplay', 'early'] as const
export type Timing = (typeof timings)[number]

/** The number that a large match has. */
const marketsOfEvent = 120

/** What the benchmark's server answers instead of the sandbox, so that each list has its own events. */
export interface World {
  /** The reply to a call of the client, or null if the sandbox should answer it. */
  reply(url: URL): string | null
  /** The events of a list in order; of all games if no game is given. */
  events(timing: Timing, gameId?: string): readonly Event[]
  /** The game that most events of a tab are of. */
  largestGame(timing: Timing): string
}

/** Deals the stream's events out to the tabs, in turn; every event has a page with more markets than its row. */
export function makeWorld({ page: { results } }: Pick<Stream, 'page'>): World {
  const lists = new Map(
    timings.map((timing, turn) => [
      timing,
      byCompetition(results.filter((_, at) => at % timings.length === turn)),
    ]),
  )
  const events: World['events'] = (timing, gameId) =>
    (lists.get(timing) ?? []).filter((event) => gameId === undefined || event.gameId === gameId)
  return {
    events,
    largestGame(timing) {
      const counts = new Map<string, number>()
      for (const { gameId } of events(timing)) counts.set(gameId, (counts.get(gameId) ?? 0) + 1)
      return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? ''
    },
    reply({ pathname, searchParams }) {
      if (pathname === '/api/bet-range/single/')
        return JSON.stringify({ minAmount: '10.00', maxAmount: '5000.00', maxPayout: '100000.00' })
      if (pathname !== '/api/events/') return null
      const eventId = searchParams.get('event_id')
      if (eventId !== null) {
        const event = results.find((each) => each.eventId === eventId)
        return pageOf(event === undefined ? [] : [withAllMarkets(event)])
      }
      const timing = timings.find((each) => each === searchParams.get('timing')) ?? 'today'
      return pageOf(events(timing, searchParams.get('game_id') ?? undefined))
    },
  }
}

/** In the order of the list: the competition of the first event first. */
function byCompetition(events: readonly Event[]): Event[] {
  const groups = new Map<string, Event[]>()
  for (const event of events) {
    const id = `${event.gameId}/${event.competitionId}`
    groups.set(id, [...(groups.get(id) ?? []), event])
  }
  return [...groups.values()].flat()
}

function pageOf(results: readonly Event[]): string {
  return JSON.stringify({ count: results.length, next: null, results })
}

function withAllMarkets(event: Event): Event {
  const markets = Array.from({ length: marketsOfEvent }, (_, at): Market => {
    const market = event.markets[at % event.markets.length] as Market
    if (at < event.markets.length) return market
    // Each has two more lines of its own, under its own name.
    return { ...market, marketId: `${market.marketId}-${at}`, marketName: `${market.marketName} ${at % 40}` }
  })
  return { ...event, markets, totalNumMarkets: markets.length }
}
