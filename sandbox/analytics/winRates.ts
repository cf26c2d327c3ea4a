import type { components } from '#openapi/client.gen.ts'

import type { Team } from '../feeds/simulator/match.ts'
import type { WorldSeed } from '../market/worldSeed.ts'
import { firstSideOf } from '../statistics/rounds/roundsMap.ts'
import { type MapSide, otherSide, roundGames } from '../statistics/rounds/rules.ts'
import { mapsPlayed, share } from './mapsPlayed.ts'
import type { PastMatch } from './pastMatches.ts'

type WinRates = components['schemas']['WinRates']

/** A map from the point of view of one of its teams. */
interface Begun {
  side: MapSide
  wonMap: boolean
  wonFirstRound: boolean
}

/**
 * How a team did on each side of the map in matches with rounds [STAT-03]: of the maps it began on a side, how many
 * it won, and on how many it won the first round. Null for other games, and without a map.
 */
export function winRatesOf(
  world: WorldSeed,
  gameId: string,
  matches: readonly PastMatch[],
  team: string,
): WinRates | null {
  if (!roundGames.some((game) => game.gameId === gameId)) return null
  const begun = matches.flatMap(({ eventId, home }) => {
    const own: Team = home === team ? 'home' : 'away'
    return mapsPlayed(world, eventId).map(({ map, winner, moments }): Begun => {
      const first = firstSideOf(eventId, map)
      return {
        side: own === 'home' ? first : otherSide(first),
        wonMap: winner === own,
        wonFirstRound: moments[0]?.by === own,
      }
    })
  })
  if (begun.length === 0) return null
  const rate = (side: MapSide, isWon: (map: Begun) => boolean): string => {
    const on = begun.filter((map) => map.side === side)
    return share(on.filter(isWon).length, on.length)
  }
  return {
    startWithCtWinRate: rate('ct', ({ wonMap }) => wonMap),
    startWithTWinRate: rate('t', ({ wonMap }) => wonMap),
    tFirstRoundWinRate: rate('t', ({ wonFirstRound }) => wonFirstRound),
    ctFirstRoundWinRate: rate('ct', ({ wonFirstRound }) => wonFirstRound),
  }
}
