import type { components } from '#openapi/client.gen.ts'

import type { Team } from '../feeds/simulator/match.ts'
import type { WorldSeed } from '../market/worldSeed.ts'
import { draftOf } from '../statistics/moba/mobaPlay.ts'
import { mobaGames } from '../statistics/moba/rules.ts'
import { mapsPlayed, share } from './mapsPlayed.ts'
import type { PastMatch } from './pastMatches.ts'

type HeroRow = components['schemas']['HeroRow']

/** Whether a game is played with heroes. */
export function hasHeroes(gameId: string): boolean {
  return mobaGames.some((game) => game.gameId === gameId)
}

/** A team's picks in its matches, the most frequent first: on how many maps, in which share of all, and how often it won. */
export function heroesOf(
  world: WorldSeed,
  gameId: string,
  matches: readonly PastMatch[],
  team: string,
): HeroRow[] {
  const game = mobaGames.find((known) => known.gameId === gameId)
  if (game === undefined) return []
  const picks = new Map<string, { games: number; wins: number }>()
  let maps = 0
  for (const { eventId, home } of matches) {
    const own: Team = home === team ? 'home' : 'away'
    for (const { map, winner } of mapsPlayed(world, eventId)) {
      maps += 1
      for (const hero of draftOf(game, eventId, map)[own]) {
        const pick = picks.get(hero) ?? { games: 0, wins: 0 }
        pick.games += 1
        if (winner === own) pick.wins += 1
        picks.set(hero, pick)
      }
    }
  }
  return [...picks]
    .map(([hero, { games, wins }]) => ({ hero, games, pick: share(games, maps), win: share(wins, games) }))
    .sort((a, b) => b.games - a.games || Number(b.win) - Number(a.win) || (a.hero < b.hero ? -1 : 1))
}
