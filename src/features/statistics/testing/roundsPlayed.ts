import type { Team } from '#sandbox/feeds/simulator/match.ts'
import type { PlayedMatch } from '#sandbox/statistics/played.ts'
import { apply, type Fighter } from '#sandbox/statistics/rounds/fighters.ts'
import { type RoundsMap, roundsStats, narrateRounds } from '#sandbox/statistics/rounds/roundsMap.ts'
import { otherSide, roundGames, sideIn } from '#sandbox/statistics/rounds/rules.ts'

import type { Cells } from './readTable.ts'
import { type ExpectedMap, mapsWonBy, nobody, pair, raceTo, type Tell, winnerAt } from './series.ts'

const csgo = '1'
const sideNames = { ct: 'CT', t: 'T', attack: 'Attack', defence: 'Defence' }
const roundsOfHalf = 12

/** What a fighter has done, counted from what happened. */
interface Deeds {
  kills: number
  deaths: number
  assists: number
  damage: number
  hits: number
  headshots: number
}

/** Tells a map of CS:GO or Valorant. */
export const narrateRoundsMap: Tell = (simulated, match, played) => {
  const game = roundGames.find(({ gameId }) => gameId === match.gameId)
  if (game === undefined) throw new Error(`${match.gameId} is not played by rounds.`)
  const map = narrateRounds(game, simulated, match, played)
  return {
    played,
    details: (at) => roundsStats(map, at),
    expected: (at) => expectedAt(match, map, at),
  }
}

function expectedAt(match: PlayedMatch, map: RoundsMap, at: number): ExpectedMap {
  const { game, played, firstSide } = map
  const deeds = map.deeds.filter((deed) => deed.at <= at)
  const winners = deeds.flatMap((deed) => (deed.kind === 'end' ? [deed.winner] : []))
  const wonBy = (team: Team, from: number, to = winners.length): number =>
    winners.slice(from, to).filter((winner) => winner === team).length
  const winner = winnerAt(played, at)
  const roundNow = deeds.at(-1)?.round ?? 1
  const ofHome = sideIn(game, firstSide, roundNow)
  const sides = { home: ofHome, away: otherSide(ofHome) }
  const { fighters, done } = fought(map, at)
  const players = (team: Team): Cells[] =>
    fighters.flatMap((fighter, place) => {
      const deedsOf = done[place]
      if (fighter.team !== team || deedsOf === undefined) return []
      return [game.gameId === csgo ? ofCsgo(fighter, deedsOf, winners.length) : ofValorant(fighter, deedsOf)]
    })
  const nameOf = (team: Team | undefined): string => (team === undefined ? nobody : match[team])
  return {
    row: {
      Map: map.mapName,
      '1st half': pair((team) => wonBy(team, 0, roundsOfHalf)),
      '2nd half': pair((team) => wonBy(team, roundsOfHalf, 2 * roundsOfHalf)),
      Overtime: pair((team) => wonBy(team, 2 * roundsOfHalf)),
      Score: `${wonBy('home', 0)}-${wonBy('away', 0)}`,
      Winner: winner === null ? '–' : match[winner],
      Series: mapsWonBy(match, played, at),
    },
    players: (['home', 'away'] as const).map((team) => [
      `${match[team]} ${sideNames[game.sides[sides[team]]]}`,
      players(team),
    ]),
    badges: {
      'First pistol': nameOf(winners[0]),
      'Second pistol': nameOf(winners[roundsOfHalf]),
      'First to 5 rounds': raceTo(5, winners, match),
      'First to 10 rounds': raceTo(10, winners, match),
    },
  }
}

/** What the ten have and what they have done by a moment. */
function fought({ game, deeds, newFighters }: RoundsMap, at: number): { fighters: Fighter[]; done: Deeds[] } {
  const fighters = newFighters()
  const done = fighters.map((): Deeds => ({
    kills: 0,
    deaths: 0,
    assists: 0,
    damage: 0,
    hits: 0,
    headshots: 0,
  }))
  const add = (place: number | null, what: keyof Deeds, count = 1): void => {
    const of = place === null ? undefined : done[place]
    if (of !== undefined) of[what] += count
  }
  for (const deed of deeds) {
    if (deed.at > at) break
    // What each of them carries and has left is the engine's own account.
    apply(fighters, deed, game.money.cap)
    if (deed.kind === 'kill') {
      add(deed.by, 'kills')
      add(deed.assist, 'assists')
      add(deed.victim, 'deaths')
    }
    if (deed.kind === 'suicide') add(deed.fighter, 'deaths')
    if (deed.kind === 'hit') {
      add(deed.by, 'hits')
      add(deed.by, 'damage', deed.damage)
      if (deed.head) add(deed.by, 'headshots')
    }
  }
  return { fighters, done }
}

function ofCsgo({ name, weapon, hp, armor, money }: Fighter, done: Deeds, rounds: number): Cells {
  return {
    Player: name,
    Weapon: weapon?.name ?? '–',
    'HP (Health)': String(hp),
    Armour: String(armor),
    Money: `$${money}`,
    'K (Kills)': String(done.kills),
    'A (Assists)': String(done.assists),
    'D (Deaths)': String(done.deaths),
    'ADR (Average damage per round)': (Math.round((10 * done.damage) / Math.max(1, rounds)) / 10).toFixed(1),
  }
}

function ofValorant({ name, weapon, armorCost, hasSpike }: Fighter, done: Deeds): Cells {
  const { kills, deaths, assists, hits, headshots } = done
  return {
    Player: name,
    'K (Kills)': String(kills),
    'D (Deaths)': String(deaths),
    'A (Assists)': String(assists),
    'HS (Headshot percentage)': `${hits === 0 ? 0 : Math.round((100 * headshots) / hits)}%`,
    Spike: hasSpike ? 'Has the Spike' : '–',
    Loadout: String((weapon?.cost ?? 0) + armorCost),
  }
}
