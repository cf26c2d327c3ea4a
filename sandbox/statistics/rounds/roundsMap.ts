import type { components } from '#openapi/client.gen.ts'

import { createRandom, hash, hashText } from '../../feeds/random.ts'
import type { SimulatedGame } from '../../feeds/simulator/games.ts'
import type { Team } from '../../feeds/simulator/match.ts'
import { matchScoreline } from '../matchScoreline.ts'
import { otherTeam, type PlayedMap, type PlayedMatch, racesTo } from '../played.ts'
import { squadOf } from '../squads.ts'
import { apply, type Deed, type Fighter, newFighter, type TimedDeed } from './fighters.ts'
import { playRound } from './roundPlay.ts'
import { freshMoney, halfRounds, type MapSide, otherSide, type RoundGame, sideIn } from './rules.ts'

type Schemas = components['schemas']

/** Everything that happened on a map of rounds, in order of time. */
export interface RoundsMap {
  game: RoundGame
  played: PlayedMap
  mapName: string
  /** The side on which home began. */
  firstSide: MapSide
  newFighters(): Fighter[]
  deeds: readonly TimedDeed[]
}

/** The side on which home begins a map: known before it is played. */
export function firstSideOf(eventId: string, map: number): MapSide {
  return hash(hashText(eventId), map, 31) % 2 === 0 ? 'ct' : 't'
}

/** The side of a team in a round, if home began on `first`. */
function sideOfTeam(game: RoundGame, first: MapSide, team: Team, round: number): MapSide {
  const ofHome = sideIn(game, first, round)
  return team === 'home' ? ofHome : otherSide(ofHome)
}

/** Describes a map of rounds: who bought what, who killed whom, how each round ended. */
export function narrateRounds(
  game: RoundGame,
  simulated: SimulatedGame,
  match: PlayedMatch,
  played: PlayedMap,
): RoundsMap {
  const seed = hashText(match.eventId)
  const firstSide = firstSideOf(match.eventId, played.map)
  const newFighters = (): Fighter[] =>
    (['home', 'away'] as const).flatMap((team) =>
      squadOf(simulated, match[team]).map((name) => newFighter(name, team, game.money.start)),
    )
  const fighters = newFighters()
  const deeds: TimedDeed[] = []
  const losses = { home: 0, away: 0 }
  let gone: number[] = fighters.map((_, place) => place)
  let startAt = played.startAt

  played.moments.forEach(({ at: endAt, by: winner }, index) => {
    const round = index + 1
    const random = createRandom(seed, played.map, round, 47)
    const tell = (at: number, deed: Deed): void => {
      apply(fighters, deed, game.money.cap)
      deeds.push({ ...deed, at, round })
      if (deed.kind === 'quit') gone.push(deed.fighter)
    }
    tell(startAt, { kind: 'start', money: freshMoney(game, round) })
    for (const fighter of gone) tell(startAt, { kind: 'join', fighter })
    gone = []
    if (freshMoney(game, round) !== null) Object.assign(losses, { home: 0, away: 0 })
    const sideOf = (team: Team): MapSide => sideOfTeam(game, firstSide, team, round)
    playRound(game, { startAt, endAt, winner, sideOf }, random, { fighters, tell })
    const loser = otherTeam(winner)
    losses[loser] += 1
    losses[winner] = 0
    const bonus = game.money.losses[Math.min(losses[loser], game.money.losses.length) - 1] ?? 0
    fighters.forEach(({ team }, fighter) => {
      tell(endAt, { kind: 'earn', fighter, amount: team === winner ? game.money.win : bonus })
    })
    startAt = endAt
  })
  const names = game.maps
  const mapName = names[(seed + 4 * (played.map - 1)) % names.length] ?? `Map ${played.map}`
  return { game, played, mapName, firstSide, newFighters, deeds }
}

/** What has happened on a map by a moment. */
export function deedsUntil({ deeds }: RoundsMap, at: number): readonly TimedDeed[] {
  const end = deeds.findIndex((deed) => deed.at > at)
  return end === -1 ? deeds : deeds.slice(0, end)
}

/** A map's table at a moment (milliseconds since the match's start). */
export function roundsStats(map: RoundsMap, at: number): Schemas['RoundsStats'] {
  const { game, played } = map
  const fighters = map.newFighters()
  const told = deedsUntil(map, at)
  for (const deed of told) apply(fighters, deed, game.money.cap)
  const won = played.moments.filter((moment) => moment.at <= at)
  const score = { home: 0, away: 0 }
  for (const { by } of won) score[by] += 1
  const winner = played.endAt <= at ? played.winner : null
  const roundNow = Math.max(1, told.at(-1)?.round ?? 1)
  const wonBy = (team: Team, from: number, to: number): number =>
    won.slice(from, to).filter(({ by }) => by === team).length

  const side = (team: Team): Schemas['RoundsSide'] => {
    return {
      side: game.sides[sideOfTeam(game, map.firstSide, team, roundNow)],
      firstHalfScore: wonBy(team, 0, halfRounds),
      secondHalfScore: wonBy(team, halfRounds, 2 * halfRounds),
      overtimeScore: wonBy(team, 2 * halfRounds, won.length),
      players: fighters
        .filter((fighter) => fighter.team === team)
        .map((fighter) => playerRow(game, fighter, won.length)),
    }
  }
  const races = racesTo([5, 10], won)
  return {
    kind: 'rounds',
    mapName: map.mapName,
    scoreline: `${score.home}-${score.away}`,
    matchScoreline: matchScoreline(played, winner),
    winner,
    home: side('home'),
    away: side('away'),
    badges: {
      firstPistol: won[0]?.by ?? null,
      secondPistol: won[halfRounds]?.by ?? null,
      rc5Rounds: races[0]?.winner ?? null,
      rc10Rounds: races[1]?.winner ?? null,
    },
  }
}

function playerRow(
  game: RoundGame,
  fighter: Fighter,
  rounds: number,
): Schemas['CsgoPlayer'] | Schemas['ValorantPlayer'] {
  const { name, weapon, hp, armor, money, kill, death, assist } = fighter
  if (game.gameId === '24') {
    const headshot = fighter.hits === 0 ? 0 : Math.round((100 * fighter.headHits) / fighter.hits)
    const loadout = (weapon?.cost ?? 0) + fighter.armorCost
    return { valoPlayer: name, kill, death, assist, headshot, spike: fighter.hasSpike, loadout }
  }
  const adr = Math.round((10 * fighter.damage) / Math.max(1, rounds)) / 10
  return { player: name, weapon: weapon?.name ?? null, hp, armor, money, kill, assist, death, adr }
}

const shown = {
  start: 'round_start',
  kill: 'player_kill',
  suicide: 'player_suicide',
  plant: 'bomb_planted',
  join: 'join_game',
  quit: 'quit_game',
  end: 'round_ended',
} as const

/** The log of a map at a moment: its rounds and who was first to five, ten and fifteen of them. */
export function roundsLog(map: RoundsMap, at: number): Pick<Schemas['RoundLog'], 'races' | 'rounds'> {
  const { played } = map
  const fighters = map.newFighters()
  const rounds: Schemas['Round'][] = []
  const score = { home: 0, away: 0 }
  let startAt = played.startAt
  for (const deed of deedsUntil(map, at)) {
    if (!isShown(deed)) continue
    let round = rounds[deed.round - 1]
    if (round === undefined) {
      startAt = deed.at
      round = {
        round: deed.round,
        winner: null,
        endType: null,
        scoreline: `${score.home}-${score.away}`,
        events: [],
      }
      rounds.push(round)
    }
    if (deed.kind === 'end') {
      score[deed.winner] += 1
      Object.assign(round, {
        winner: deed.winner,
        endType: deed.endType,
        scoreline: `${score.home}-${score.away}`,
      })
    }
    round.events.push(roundEvent(deed, fighters, Math.floor((deed.at - startAt) / 1000)))
  }
  const won = played.moments.filter((moment) => moment.at <= at)
  const races = racesTo([5, 10, 15], won).map((race) => ({
    ...race,
    at: race.at === null ? null : Math.floor((race.at - played.startAt) / 1000),
  }))
  return { races, rounds }
}

type ShownDeed = Extract<TimedDeed, { kind: keyof typeof shown }>

function isShown(deed: TimedDeed): deed is ShownDeed {
  return deed.kind in shown
}

function roundEvent(deed: ShownDeed, fighters: readonly Fighter[], at: number): Schemas['RoundEvent'] {
  const nobody = { who: null, player: null, victim: null, weapon: null, headshot: null }
  const of = (place: number): Pick<Schemas['RoundEvent'], 'who' | 'player'> => ({
    who: fighters[place]?.team ?? null,
    player: fighters[place]?.name ?? null,
  })
  const event = { kind: shown[deed.kind], at, ...nobody }
  switch (deed.kind) {
    case 'start':
      return event
    case 'end':
      return { ...event, who: deed.winner }
    case 'kill': {
      const { weapon, headshot } = deed
      return { ...event, ...of(deed.by), victim: fighters[deed.victim]?.name ?? null, weapon, headshot }
    }
    case 'suicide':
    case 'plant':
    case 'join':
    case 'quit':
      return { ...event, ...of(deed.fighter) }
  }
}
