import type { Event } from '#domain/market/event.ts'
import { mapOfTab } from '#domain/market/mapTab.ts'

/** Which view of an event's statistics. */
export type StatsView = 'live-stats' | 'match-log'

export type PlacedEvent = Pick<Event, 'gameId' | 'tabs'>

/** What stands in a view, from the top: the tabs of the maps, then blocks of so many rem. */
export interface StatsPlaces {
  readonly hasTabs: boolean
  readonly blocks: readonly number[]
}

const roundGames = ['1', '24']
const dota = '2'
const lol = '3'
const rounds = { players: 15.3125 } as const
const moba = { players: 17.75, buildings: { wide: 23.6875, narrow: 29.625 } } as const
const scoreboard = [9.6875, 17.3125]

/** The table of the maps, with so many rows below its head. */
function mapsTable(maps: number, head: number): number {
  return head + maps * 2.25
}

/** The places of what comes, as far as the event tells: how many maps have begun, and what its game is told by. */
export function statsPlaces({ gameId, tabs }: PlacedEvent, view: StatsView, isPhone: boolean): StatsPlaces {
  const begun = tabs.filter(
    ({ tabName, scoreline }) => mapOfTab(tabName) !== null && scoreline !== null,
  ).length
  const isOfRounds = roundGames.includes(gameId)
  const hasTabs = begun > 1
  // The races stand below each other on a phone, above the course of the map.
  if (view === 'match-log')
    return { hasTabs, blocks: [(isOfRounds ? 14.8125 : 33) + (isPhone ? 3.5625 : 0), 24] }
  if (isOfRounds) return { hasTabs, blocks: [mapsTable(begun, 3.9375), rounds.players, rounds.players] }
  if (gameId !== dota && gameId !== lol) return { hasTabs: false, blocks: scoreboard }
  const { players, buildings } = moba
  const map = gameId === dota ? [isPhone ? buildings.narrow : buildings.wide] : []
  return { hasTabs, blocks: [mapsTable(begun, 4.4375), ...map, players, players] }
}
