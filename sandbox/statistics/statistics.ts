import type { components } from '#openapi/client.gen.ts'

import { hashText } from '../feeds/random.ts'
import { placeOf } from '../feeds/simulator/schedule.ts'
import type { ModelEvent } from '../market/entities.ts'
import type { WorldSeed } from '../market/worldSeed.ts'
import { type MobaMap, narrateMoba } from './moba/mobaPlay.ts'
import { dotaStats, lolStats, mobaLog } from './moba/mobaStats.ts'
import { wavesBy } from './moba/purses.ts'
import { mobaGames } from './moba/rules.ts'
import { mapsOf, pendingMap, type PlayedMap, type PlayedMatch, playMatch } from './played.ts'
import { deedsUntil, roundsLog, type RoundsMap, roundsStats, narrateRounds } from './rounds/roundsMap.ts'
import { roundGames } from './rounds/rules.ts'
import { basketball } from './scoreboards/basketball.ts'
import { boardRows } from './scoreboards/board.ts'
import { cricket } from './scoreboards/cricket.ts'
import { scoreboardRows } from './scoreboards/period.ts'
import { soccer } from './scoreboards/soccer.ts'

type Schemas = components['schemas']

/** What can be asked about a log. */
export interface LogQuery {
  matchId?: string | undefined
  summaryType?: 'rounds' | 'kills' | undefined
  filterBy?: string | undefined
}

/** The statistics of a world's events at a moment of sandbox time. Nothing is stored: they follow from seed and score. */
export interface Statistics {
  liveStats(event: ModelEvent, at: number): Schemas['LiveStats'][]
  /** The rows of what is live and has changed since `told`, which is brought up to now. The clock alone is not a change. */
  changes(event: ModelEvent, at: number, told: Map<number, string>): Schemas['LiveStats'][]
  /** The log of a map; null if the map has no log. */
  log(event: ModelEvent, at: number, query: LogQuery): Schemas['PlayByPlay'] | null
  /** Whether the game of an event keeps a log. */
  hasLog(event: ModelEvent): boolean
}

/** A map described in full, whatever kind of map it is. */
interface ToldMap {
  played: PlayedMap
  mapName: string
  stats(at: number): Schemas['LiveStats']['details']
  /** Changes with the table. */
  stamp(at: number): number
  log(
    at: number,
  ): Pick<Schemas['RoundLog'], 'races' | 'rounds'> | Pick<Schemas['KillLog'], 'races' | 'events' | 'gold'>
}

interface ToldMatch {
  match: PlayedMatch
  /** By their numbers, including those that are never played. */
  map(map: number): ToldMap
  played: readonly PlayedMap[]
}

/** How many described matches are kept, those asked for last. */
const keptMatches = 60
const sports = [soccer, basketball, cricket]

/** Statistics of the world that follows from a seed and an epoch. */
export function createStatistics(world: WorldSeed): Statistics {
  const kept = new Map<string, ToldMatch | null>()

  const told = (eventId: string): ToldMatch | null => {
    const known = kept.get(eventId)
    const found = known === undefined ? narrateMatch(world, eventId) : known
    kept.delete(eventId)
    kept.set(eventId, found)
    const [oldest] = kept.keys()
    if (kept.size > keptMatches && oldest !== undefined) kept.delete(oldest)
    return found
  }

  const isLogged = (gameId: string): boolean =>
    [...roundGames, ...mobaGames].some((game) => game.gameId === gameId)

  const rowsOf = (event: ModelEvent, time: number): StatsRow[] => {
    const found = told(event.eventId)
    if (found === null) return boardRows(event).map(wholeRow)
    const { match } = found
    const at = time - match.startUtc
    const sport = sports.find(({ gameIds }) => gameIds.includes(match.gameId))
    if (sport !== undefined) {
      return scoreboardRows(sport, match, at, hashText(match.eventId)).map(wholeRow)
    }
    return isLogged(match.gameId) ? mapRows(found, at) : boardRows(event).map(wholeRow)
  }

  return {
    liveStats: (event, time) => rowsOf(event, time).map(({ row }) => row()),

    changes: (event, time, told) =>
      rowsOf(event, time).flatMap(({ mapNum, status, stamp, row }) => {
        const isToBeTold = status === mapStatus.live || told.has(mapNum)
        if (!isToBeTold || told.get(mapNum) === stamp()) return []
        told.set(mapNum, stamp())
        return [row()]
      }),

    log: (event, time, { matchId, summaryType, filterBy = 'all' }) => {
      const found = told(event.eventId)
      if (found === null || !isLogged(found.match.gameId)) return null
      const { eventId, startUtc } = found.match
      const at = time - startUtc
      const begun = found.played.filter(({ startAt }) => startAt <= at)
      const maps = begun.map(({ map }) => ({
        matchId: `${eventId}-m${map}`,
        mapNum: map,
        mapName: found.map(map).mapName,
      }))
      const wanted = matchId === undefined ? maps.at(-1) : maps.find((map) => map.matchId === matchId)
      if (wanted === undefined) return null
      const log = found.map(wanted.mapNum).log(at)
      const head = { eventId, matchId: wanted.matchId, maps }
      if ('rounds' in log) {
        return summaryType === 'kills'
          ? null
          : narrowRounds({ summaryType: 'rounds', ...head, ...log }, filterBy)
      }
      return summaryType === 'rounds'
        ? null
        : narrowKills({ summaryType: 'kills', ...head, ...log }, filterBy)
    },

    hasLog: (event) => isLogged(told(event.eventId)?.match.gameId ?? ''),
  }
}

/** A row that is made on demand. */
interface StatsRow {
  mapNum: number
  status: Schemas['MapStatus']
  /** Changes with the row. */
  stamp(): string
  row(): Schemas['LiveStats']
}

const mapStatus = { pending: 1, live: 2, ended: 3 } as const

function wholeRow(row: Schemas['LiveStats']): StatsRow {
  const { mapNum, status } = row
  return { mapNum, status, stamp: () => JSON.stringify(row), row: () => row }
}

function mapRows(found: ToldMatch, at: number): StatsRow[] {
  return mapNumbers(found, at).map((mapNum) => {
    const map = found.map(mapNum)
    const { startAt, endAt } = map.played
    const status = at < startAt ? mapStatus.pending : at < endAt ? mapStatus.live : mapStatus.ended
    return {
      mapNum,
      status,
      stamp: () => `${status} ${map.stamp(at)}`,
      row: () => ({ eventId: found.match.eventId, mapNum, status, details: map.stats(at) }),
    }
  })
}

/** The maps with a row: those on the board, without those that will not be played once the match is over. */
function mapNumbers({ match, played }: ToldMatch, at: number): number[] {
  const board = match.steps.findLast((step) => step.at <= at)?.board ?? match.opening
  const onBoard = board.tabs.filter(
    ({ tabName, open, scoreline }) => tabName.startsWith('MAP ') && (open || scoreline !== null),
  ).length
  const count = at >= match.endAt ? played.length : onBoard
  return Array.from({ length: count }, (_, index) => index + 1)
}

function narrateMatch(world: WorldSeed, eventId: string): ToldMatch | null {
  const place = placeOf(world, eventId)
  if (place === null) return null
  const match = playMatch(world, place)
  const played = mapsOf(match)
  const rounds = roundGames.find(({ gameId }) => gameId === match.gameId)
  const moba = mobaGames.find(({ gameId }) => gameId === match.gameId)
  const maps = new Map<number, ToldMap>()
  const tell = (number: number): ToldMap => {
    const map = played[number - 1] ?? pendingMap(number)
    if (rounds !== undefined) return toldRounds(narrateRounds(rounds, place.game, match, map))
    if (moba !== undefined) return toldMoba(narrateMoba(moba, place.game, match, map))
    throw new Error(`${match.gameId} is not played by maps with a log.`)
  }
  return {
    match,
    played,
    map: (number) => {
      const known = maps.get(number) ?? tell(number)
      maps.set(number, known)
      return known
    },
  }
}

function toldRounds(map: RoundsMap): ToldMap {
  const { played, mapName } = map
  return {
    played,
    mapName,
    stats: (at) => roundsStats(map, at),
    stamp: (at) => deedsUntil(map, at).length,
    log: (at) => roundsLog(map, at),
  }
}

function toldMoba(map: MobaMap): ToldMap {
  const { played, game } = map
  const stats = game.gameId === '2' ? dotaStats : lolStats
  return {
    played,
    mapName: `Map ${played.map}`,
    stats: (at) => stats(map, at),
    stamp: (at) => wavesBy(map, at) + map.moments.filter((moment) => moment.at <= at).length,
    log: (at) => mobaLog(map, at),
  }
}

/** `round_7` keeps one round, `race_to_5` what was played until a side had five. */
function narrowRounds(log: Schemas['RoundLog'], filterBy: string): Schemas['RoundLog'] {
  const [, round] = /^round_(\d+)$/.exec(filterBy) ?? []
  if (round !== undefined) return { ...log, rounds: log.rounds.filter((row) => row.round === Number(round)) }
  const reached = raceEnd(filterBy, log.rounds)
  return reached === null ? log : { ...log, rounds: log.rounds.slice(0, reached) }
}

function narrowKills(log: Schemas['KillLog'], filterBy: string): Schemas['KillLog'] {
  const reached = raceEnd(filterBy, log.events)
  return reached === null ? log : { ...log, events: log.events.slice(0, reached) }
}

/** How many rows lead up to the one with which a side first reaches the race's number; null without a race. */
function raceEnd(filterBy: string, rows: readonly { scoreline: string }[]): number | null {
  const [, marker] = /^race_to_(\d+)$/.exec(filterBy) ?? []
  if (marker === undefined) return null
  const reached = rows.findIndex(({ scoreline }) => scoreline.split('-').includes(marker))
  return reached === -1 ? rows.length : reached + 1
}
