import type { Team } from '#sandbox/feeds/simulator/match.ts'
import { type MobaMap, type MobaMoment, narrateMoba } from '#sandbox/statistics/moba/mobaPlay.ts'
import { dotaStats, lolStats } from '#sandbox/statistics/moba/mobaStats.ts'
import { itemsOf, levelOf, type Purse, pursesAt } from '#sandbox/statistics/moba/purses.ts'
import { mobaGames } from '#sandbox/statistics/moba/rules.ts'
import { otherTeam, type PlayedMatch } from '#sandbox/statistics/played.ts'

import type { Cells } from './readTable.ts'
import { clock, type ExpectedMap, mapsWonBy, nobody, pair, raceTo, type Tell, winnerAt } from './series.ts'

const sideNames: Readonly<Record<string, string>> = {
  radiant: 'Radiant',
  dire: 'Dire',
  blue: 'Blue',
  red: 'Red',
}

/** What stands in a game's tables beside what both have. */
interface OfGame {
  readonly stats: (map: MobaMap, at: number) => object
  /** What is counted of a side, by the head of its column. */
  readonly counted: Readonly<Record<string, MobaMoment['kind']>>
  /** What there is to be first at beside the first blood and the races. */
  readonly firsts: Readonly<Record<string, MobaMoment['kind']>>
  readonly farm: (purse: Purse) => Cells
}

const dota: OfGame = {
  stats: dotaStats,
  counted: { Kills: 'kill', Towers: 'tower', Barracks: 'barrack', Roshan: 'roshan' },
  firsts: { 'First tower': 'tower', 'First barracks': 'barrack', 'First Roshan': 'roshan' },
  farm: ({ lastHits, denies }) => ({ 'LH/DN (Last hits and denies)': `${lastHits}/${denies}` }),
}

const lol: OfGame = {
  stats: lolStats,
  counted: {
    Kills: 'kill',
    Towers: 'tower',
    Inhibitors: 'inhibitor',
    Dragons: 'dragon',
    'Rift Herald': 'riftHerald',
  },
  firsts: {
    'First tower': 'tower',
    'First dragon': 'dragon',
    'First Rift Herald': 'riftHerald',
    'First Baron': 'baron',
    'First inhibitor': 'inhibitor',
  },
  farm: ({ damage, lastHits }) => ({ Damage: thousands(damage), 'Last hits': String(lastHits) }),
}

/** The map of a MOBA as its engine tells it. */
export const mobaMapOf = (...[simulated, match, played]: Parameters<Tell>): MobaMap => {
  const game = mobaGames.find(({ gameId }) => gameId === match.gameId)
  if (game === undefined) throw new Error(`${match.gameId} is no MOBA.`)
  return narrateMoba(game, simulated, match, played)
}

/** Tells a map of Dota 2 or League of Legends. */
export const narrateMobaMap: Tell = (simulated, match, played) => {
  const map = mobaMapOf(simulated, match, played)
  const ofGame = match.gameId === '2' ? dota : lol
  return {
    played,
    details: (at) => ofGame.stats(map, at),
    expected: (at) => expectedAt(match, map, ofGame, at),
  }
}

function expectedAt(match: PlayedMatch, map: MobaMap, ofGame: OfGame, at: number): ExpectedMap {
  const { played } = map
  const moments = map.moments.filter((moment) => moment.at <= at)
  const kills = moments.filter(({ kind }) => kind === 'kill')
  const purses = pursesAt(map, at)
  const winner = winnerAt(played, at)
  const countOf = (kind: MobaMoment['kind'], team: Team): number =>
    moments.filter((moment) => moment.kind === kind && moment.by === team).length
  const first = (wanted: MobaMoment['kind']): string => {
    const found = moments.find(({ kind }) => kind === wanted)
    return found === undefined ? nobody : match[found.by]
  }
  const killers = kills.map(({ by }) => by)
  const eachOf = <Value>(
    of: Readonly<Record<string, MobaMoment['kind']>>,
    say: (kind: MobaMoment['kind']) => Value,
  ) => Object.fromEntries(Object.entries(of).map(([name, kind]) => [name, say(kind)]))
  return {
    row: {
      Map: `Map ${played.map}`,
      ...eachOf(ofGame.counted, (kind) => pair((team) => countOf(kind, team))),
      Gold: pair((team) => thousands(purses[team].reduce((sum, { gold }) => sum + gold, 0))),
      Duration: clock(Math.min(at, played.endAt) - played.startAt),
      Winner: winner === null ? '–' : match[winner],
      Series: mapsWonBy(match, played, at),
    },
    players: (['home', 'away'] as const).map((team) => [
      `${match[team]} ${sideNames[map.sides[team]]}`,
      purses[team].map((purse, place) => ({
        Hero: `${map.heroes[team][place]} ${map.players[team][place]}`,
        'Lvl (Level)': String(levelOf(purse.experience, map.game.maxLevel)),
        'K/D/A (Kills, deaths, assists)': kdaOf(kills, team, place),
        'Net worth': thousands(purse.gold),
        ...ofGame.farm(purse),
        Items: itemsOf(map, team, place, purse.gold).join(' ') || '–',
      })),
    ]),
    badges: {
      'First blood': first('kill'),
      ...eachOf(ofGame.firsts, first),
      'First to 5 kills': raceTo(5, killers, match),
      'First to 10 kills': raceTo(10, killers, match),
      'First to 15 kills': raceTo(15, killers, match),
    },
  }
}

/** What a player did in the kills of a map, counted from them. */
function kdaOf(kills: readonly MobaMoment[], team: Team, place: number): string {
  const own = kills.filter(({ by }) => by === team)
  const counts = [
    own.filter(({ player }) => player === place),
    kills.filter(({ by, victim }) => by === otherTeam(team) && victim === place),
    own.filter(({ helpers }) => helpers.includes(place)),
  ]
  return counts.map(({ length }) => length).join('/')
}

/** 950 is "950", 41,287 is "41.2K", 41,000 is "41K". */
function thousands(amount: number): string {
  return amount < 1_000 ? String(amount) : `${Math.floor(amount / 100) / 10}K`
}
