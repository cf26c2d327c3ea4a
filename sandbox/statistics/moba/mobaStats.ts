import type { components } from '#openapi/client.gen.ts'

import type { Team } from '../../feeds/simulator/match.ts'
import { matchScoreline } from '../matchScoreline.ts'
import { countBySide, otherTeam, racesTo } from '../played.ts'
import type { MobaMap, MobaMoment } from './mobaPlay.ts'
import { itemsOf, levelOf, type Purse, pursesAt } from './purses.ts'
import { lanes } from './rules.ts'

type Schemas = components['schemas']

interface Told {
  moments: readonly MobaMoment[]
  kills: Record<Team, number>
  purses: Record<Team, Purse[]>
  winner: Team | null
}

function toldAt(map: MobaMap, at: number): Told {
  const moments = map.moments.filter((moment) => moment.at <= at)
  return {
    moments,
    kills: countBySide(moments, ({ kind }) => kind === 'kill'),
    purses: pursesAt(map, at),
    winner: map.played.endAt <= at ? map.played.winner : null,
  }
}

/** What both games show above their columns. */
function headOf({ played }: MobaMap, { kills, winner }: Told, at: number) {
  const seconds = Math.max(0, Math.floor((Math.min(at, played.endAt) - played.startAt) / 1000))
  return {
    mapName: `Map ${played.map}`,
    mapTime: Number.isFinite(seconds) ? seconds : 0,
    scoreline: `${kills.home}-${kills.away}`,
    matchScoreline: matchScoreline(played, winner),
    winner,
  }
}

const counted = ({ moments }: Told, kinds: readonly string[]) =>
  countBySide(moments, ({ kind }) => kinds.includes(kind))
const first = ({ moments }: Told, wanted: string): Team | null =>
  moments.find(({ kind }) => kind === wanted)?.by ?? null
const goldOf = (purses: readonly Purse[]): number => purses.reduce((sum, { gold }) => sum + gold, 0)
const kdaOf = ({ kills, deaths, assists }: Purse): string => `${kills}/${deaths}/${assists}`

function killRaces({ moments }: Told) {
  const [five, ten, fifteen] = racesTo(
    [5, 10, 15],
    moments.filter(({ kind }) => kind === 'kill'),
  )
  return {
    rc5Kills: five?.winner ?? null,
    rc10Kills: ten?.winner ?? null,
    rc15Kills: fifteen?.winner ?? null,
  }
}

/** A map of Dota 2 at a moment (milliseconds since the match's start). */
export function dotaStats(map: MobaMap, at: number): Schemas['DotaStats'] {
  const told = toldAt(map, at)
  const tower = counted(told, ['tower'])
  const barrack = counted(told, ['barrack'])
  const roshan = counted(told, ['roshan'])
  const side = (team: Team): Schemas['DotaSide'] => ({
    side: map.sides[team] === 'radiant' ? 'radiant' : 'dire',
    kills: told.kills[team],
    tower: tower[team],
    barrack: barrack[team],
    roshan: roshan[team],
    gold: goldOf(told.purses[team]),
    players: told.purses[team].map((purse, place) => ({
      ...playerOf(map, team, place, purse),
      lhdn: `${purse.lastHits}/${purse.denies}`,
    })),
  })
  return {
    kind: 'dota',
    ...headOf(map, told, at),
    home: side('home'),
    away: side('away'),
    badges: {
      firstBlood: first(told, 'kill'),
      firstTower: first(told, 'tower'),
      firstBarrack: first(told, 'barrack'),
      firstRoshan: first(told, 'roshan'),
      ...killRaces(told),
    },
    buildings: buildingsOf(map, told),
  }
}

/** What is shown about a player in both games. */
function playerOf(map: MobaMap, team: Team, place: number, purse: Purse) {
  return {
    player: map.players[team][place] ?? '',
    hero: map.heroes[team][place] ?? '',
    lvl: levelOf(purse.experience, map.game.maxLevel),
    kda: kdaOf(purse),
    networth: purse.gold,
    items: itemsOf(map, team, place, purse.gold),
  }
}

function buildingsOf(map: MobaMap, { moments }: Told): Schemas['DotaBuilding'][] {
  return (['home', 'away'] as const).flatMap((team) => {
    const side = map.sides[team] === 'radiant' ? 'radiant' : 'dire'
    const lost = moments.filter(({ by, building }) => building !== null && by === otherTeam(team))
    const fallen = (building: MobaMoment['building'], lane: string | null, tier: number): number =>
      lost.filter((moment) => moment.building === building && moment.lane === lane && moment.tier === tier)
        .length
    const standing = (
      building: Schemas['DotaBuilding']['building'],
      lane: Schemas['DotaBuilding']['lane'],
      tier: number,
      place = 0,
    ): Schemas['DotaBuilding'] => ({
      side,
      building,
      lane,
      tier,
      alive: fallen(building, lane, tier) <= place,
    })
    return [
      ...lanes.flatMap((lane) => [
        ...[1, 2, 3].map((tier) => standing('tower', lane, tier)),
        standing('meleeBarrack', lane, 0),
        standing('rangedBarrack', lane, 0),
      ]),
      standing('tower', null, 4),
      standing('tower', null, 4, 1),
      standing('ancient', null, 0),
    ]
  })
}

/** A map of League of Legends at a moment (milliseconds since the match's start). */
export function lolStats(map: MobaMap, at: number): Schemas['LolStats'] {
  const told = toldAt(map, at)
  const tower = counted(told, ['tower'])
  const inhibitor = counted(told, ['inhibitor'])
  const dragon = counted(told, ['dragon'])
  const riftHerald = counted(told, ['riftHerald'])
  const side = (team: Team): Schemas['LolSide'] => ({
    side: map.sides[team] === 'blue' ? 'blue' : 'red',
    kills: told.kills[team],
    tower: tower[team],
    inhibitor: inhibitor[team],
    dragon: dragon[team],
    riftHerald: riftHerald[team],
    gold: goldOf(told.purses[team]),
    players: told.purses[team].map((purse, place) => ({
      ...playerOf(map, team, place, purse),
      damage: purse.damage,
      lasthit: purse.lastHits,
    })),
  })
  return {
    kind: 'lol',
    ...headOf(map, told, at),
    home: side('home'),
    away: side('away'),
    badges: {
      firstBlood: first(told, 'kill'),
      firstTower: first(told, 'tower'),
      firstDragon: first(told, 'dragon'),
      firstRiftHerald: first(told, 'riftHerald'),
      firstBaron: first(told, 'baron'),
      firstInhibitor: first(told, 'inhibitor'),
      ...killRaces(told),
    },
  }
}

/** The log of a map at a moment. */
export function mobaLog(map: MobaMap, at: number): Pick<Schemas['KillLog'], 'races' | 'events' | 'gold'> {
  const { moments } = toldAt(map, at)
  const seconds = (time: number): number => Math.floor((time - map.played.startAt) / 1000)
  const score = { home: 0, away: 0 }
  const events = moments.map((moment) => {
    const { kind, by, player, victim, lane } = moment
    if (kind === 'kill') score[by] += 1
    return {
      kind,
      at: seconds(moment.at),
      who: by,
      player: player === null ? null : (map.players[by][player] ?? null),
      victim: victim === null ? null : (map.players[otherTeam(by)][victim] ?? null),
      lane,
      scoreline: `${score.home}-${score.away}`,
    }
  })
  const kills = moments.filter(({ kind }) => kind === 'kill')
  const races = racesTo([5, 10, 15], kills).map((race) => ({
    ...race,
    at: race.at === null ? null : seconds(race.at),
  }))
  return { races, events, gold: goldCourse(map, at) }
}

const minute = 60_000

/** What each side had earned at every minute of play, and at the requested moment or the end. */
function goldCourse(map: MobaMap, at: number): Schemas['KillLog']['gold'] {
  const { startAt, endAt } = map.played
  const until = Math.min(at, endAt)
  const times = Array.from(
    { length: Math.max(0, Math.ceil((until - startAt) / minute)) },
    (_, number) => startAt + number * minute,
  )
  return [...times, until].map((time) => {
    const { home, away } = pursesAt(map, time)
    return { at: Math.floor((time - startAt) / 1000), home: goldOf(home), away: goldOf(away) }
  })
}
