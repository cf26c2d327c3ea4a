import type { Event } from '#domain/event.ts'
import type { MarketUpdate, SelectionUpdate } from '#domain/marketUpdate.ts'
import { testMarket, testSelection } from '#src/testing/messages.ts'

/** A soccer match with a market of each kind that stands in a row. */
export function testEvent(change: Partial<Event> = {}): Event {
  const eventId = change.eventId ?? 'e1'
  return {
    eventId,
    gameId: '41',
    gameName: 'Soccer',
    competitionId: 'c1',
    competitionName: 'Vale Cup',
    home: 'Carrowby United',
    away: 'Whitesand Wanderers',
    inPlay: false,
    startUtc: Date.UTC(2026, 10, 22, 11, 30),
    markets: [
      testMarket({
        eventId,
        name: '1X2',
        betType: '1X2',
        selections: [
          testSelection('home', '1.80', { name: 'Carrowby United' }),
          testSelection('draw', '3.40', { name: 'Draw' }),
          testSelection('away', '4.50', { name: 'Whitesand Wanderers' }),
        ],
      }),
      testMarket({
        marketId: 'm2',
        eventId,
        name: 'Asian handicap',
        betType: 'AH',
        selections: [
          testSelection('home', '1.95', { name: 'Carrowby United', handicap: '-0.25' }),
          testSelection('away', '1.90', { name: 'Whitesand Wanderers', handicap: '0.25' }),
        ],
      }),
      testMarket({
        marketId: 'm3',
        eventId,
        name: 'Over/under',
        betType: 'OU',
        selections: [
          testSelection('over', '2.03', { name: 'Over', line: '2.50' }),
          testSelection('under', '1.85', { name: 'Under', line: '2.50' }),
        ],
      }),
    ],
    tabs: [{ tabName: 'MATCH', open: true, scoreline: null }],
    isFavourite: false,
    mapNum: null,
    details: null,
    liveTab: null,
    scoreline: null,
    marketCount: 7,
    hasStream: false,
    ...change,
  }
}

/** An update of a market, later than anything before it. */
export function createUpdates() {
  let timeStamp = 1_000
  return (
    marketId: string,
    selections: SelectionUpdate[],
    change: Partial<MarketUpdate> = {},
  ): MarketUpdate => {
    timeStamp += 1
    return { eventId: 'e1', marketId, timeStamp, status: 'open', selections, ...change }
  }
}
