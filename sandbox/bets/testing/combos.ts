import type { components } from '#openapi/client.gen.ts'

import { type Feed, feedFromList } from '../../feeds/feed.ts'
import type { EventSeed, MarketSeed, TimedCommand } from '../../market/commands.ts'
import type { WorldSeed } from '../../market/worldSeed.ts'

type Schemas = components['schemas']

const hour = 3_600_000

/**
 * More events next to the quiet ones, for bets with several legs; for tests. `m1` to `m24` have a winner at 2.00 and
 * 1.80; `series` a match and two maps; `apart` does not allow combos; `cup` is an outright.
 */
export function wideFeed({ epoch }: WorldSeed): Feed {
  const event = (eventId: string, more: Partial<EventSeed> = {}): TimedCommand => ({
    at: epoch,
    command: {
      kind: 'event',
      event: {
        eventId,
        gameId: '1',
        gameName: 'CS:GO',
        competitionId: 'c2',
        competitionName: 'Meridian Masters',
        home: `Home ${eventId}`,
        away: `Away ${eventId}`,
        startUtc: epoch + 2 * hour,
        ...more,
      },
    },
  })
  const market = (eventId: string, key: string, more: Partial<MarketSeed> = {}): TimedCommand => ({
    at: epoch,
    command: {
      kind: 'market',
      market: {
        marketId: `${eventId}-${key}`,
        eventId,
        name: 'Winner',
        betType: 'WIN',
        selections: [
          { side: 'home', name: `Home ${eventId}`, euro: '2.00' },
          { side: 'away', name: `Away ${eventId}`, euro: '1.80' },
        ],
        ...more,
      },
    },
  })
  const lines = (line: string) => [
    { side: 'over', name: 'Over', euro: '1.90', line },
    { side: 'under', name: 'Under', euro: '1.85', line },
  ]
  const handicaps = (handicap: number, home: string, away: string) => [
    { side: 'home', name: 'Home', euro: home, handicap: String(handicap) },
    { side: 'away', name: 'Away', euro: away, handicap: String(-handicap) },
  ]
  const map = (number: number) => ({ option: 'map', tabName: `MAP ${number}` }) as const
  const many = Array.from({ length: 24 }, (_, index) => `m${index + 1}`)
  const tabs = ['MATCH', 'MAP 1', 'MAP 2'].map((tabName) => ({ tabName, open: true, scoreline: null }))
  return feedFromList('wide', [
    ...many.flatMap((eventId) => [event(eventId), market(eventId, 'win')]),
    event('series', { tabs }),
    market('series', 'win'),
    market('series', 'ah', {
      name: 'Maps handicap',
      betType: 'AH',
      selections: handicaps(-1.5, '3.40', '1.25'),
    }),
    market('series', 'ou', { name: 'Total maps', betType: 'OU', selections: lines('2.5') }),
    market('series', 'q', { name: 'Total', betType: 'OU', selections: lines('2.25') }),
    market('series', 'map1', { name: 'Map winner', betType: 'WINMAP', ...map(1) }),
    market('series', 'rounds1', {
      name: 'Total rounds',
      betType: 'OU',
      selections: lines('26.5'),
      ...map(1),
    }),
    market('series', 'map2', { name: 'Map winner', betType: 'WINMAP', ...map(2) }),
    market('series', 'alone', { name: 'Winner at home', betType: 'SPWINMAP', comboAllowed: false }),
    event('apart'),
    market('apart', 'win', { comboAllowed: false }),
    event('cup', { away: '', startUtc: epoch + 48 * hour }),
    market('cup', 'or', {
      betType: 'OR',
      option: 'outright',
      selections: [
        { side: 'p1', name: 'First', euro: '3.00' },
        { side: 'p2', name: 'Second', euro: '4.00' },
      ],
    }),
  ])
}

/** A selection of a test: a market, a side, the agreed odds and, if it has one, its line or handicap. */
export type LegWish = [
  market: string,
  side: string,
  odds: string,
  terms?: { handicap?: string; line?: string },
]

export const threeLegs: LegWish[] = [
  ['m1-win', 'home', '2.00'],
  ['m2-win', 'away', '1.80'],
  ['m3-win', 'home', '2.00'],
]

export function ticketsOf(legs: readonly LegWish[]): Schemas['BetSelection'][] {
  return legs.map(([market_id, bet_type_selection, euro_odds, { handicap = null, line = null } = {}]) => ({
    market_id,
    bet_type_selection,
    euro_odds,
    handicap,
    line,
  }))
}

const agreed = { amount: '100.00', currency: 'CNY', odds_type: 'euro', accept_odds: 'any' } as const

/** The body of a combo of 100.00, unless specified. */
export function comboBody(
  legs: readonly LegWish[] = threeLegs,
  more: Partial<Schemas['ComboBetRequest']> = {},
): Schemas['ComboBetRequest'] {
  return { ...agreed, tickets: ticketsOf(legs), ticket_type: 'combo', is_follow_bet: false, ...more }
}

/** The body of a system with 10.00 on each pair and 5.00 on each three, unless specified. */
export function mixBody(
  legs: readonly LegWish[] = threeLegs,
  more: Partial<Schemas['MixedComboBetRequest']> = {},
): Schemas['MixedComboBetRequest'] {
  const { amount: _, ...rest } = agreed
  const stakes = [
    { size: 2, amount: '10.00' },
    { size: 3, amount: '15.00' },
  ]
  return { ...rest, tickets: ticketsOf(legs), stakes, ...more }
}

export const builderLegs: LegWish[] = [
  ['series-win', 'home', '2.00'],
  ['series-ou', 'over', '1.90', { line: '2.5' }],
]

/** The body of a bet builder: the series won in more than two maps, 100.00 at 3.44, unless specified. */
export function builderBody(
  legs: readonly LegWish[] = builderLegs,
  more: Partial<Schemas['EventComboRequest']> = {},
): Schemas['EventComboRequest'] {
  return { ...agreed, event_id: 'series', tickets: ticketsOf(legs), euro_odds: '3.44', ...more }
}
