import type { Event } from '#domain/event.ts'
import type { Market } from '#domain/selection.ts'
import type { EventListPage } from '#src/wire/events.ts'
import type { TabCounts } from '#src/wire/games.ts'

function winner(eventId: string): Market {
  const selection = {
    line: null,
    handicap: null,
    status: 'open',
    price: { euro: '1.85' },
    result: null,
    betRatio: null,
  } as const
  return {
    marketId: `${eventId}-win`,
    eventId,
    name: 'Winner',
    betType: 'WIN',
    option: 'match',
    tabName: 'MATCH',
    status: 'open',
    minAmount: '10.00',
    maxAmount: '1000.00',
    timeStamp: 1_000,
    comboAllowed: true,
    selections: [
      { ...selection, side: 'home', name: 'Home' },
      { ...selection, side: 'away', name: 'Away' },
    ],
  }
}

/** An event before its start, with one market in its row and two on its page. */
export function eventOf(eventId: string, change: Partial<Event> = {}): Event {
  return {
    eventId,
    gameId: '2',
    gameName: 'Dota 2',
    competitionId: 'c1',
    competitionName: 'River Cup',
    home: `Home ${eventId}`,
    away: `Away ${eventId}`,
    inPlay: false,
    startUtc: Date.UTC(2026, 10, 21, 12),
    markets: [winner(eventId)],
    tabs: [],
    isFavourite: false,
    mapNum: null,
    details: null,
    liveTab: null,
    scoreline: null,
    marketCount: 2,
    hasStream: false,
    ...change,
  }
}

export function listOf(events: readonly Event[], next: number | null = null): EventListPage {
  return { count: events.length, next, events }
}

export function countsOf(change: Partial<TabCounts> = {}): TabCounts {
  return { today: 0, inplay: 0, early: 0, combo: 0, outright: 0, ...change }
}
