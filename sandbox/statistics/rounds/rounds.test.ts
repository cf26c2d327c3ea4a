import { describe, expect, it } from 'vitest'

import type { components } from '#openapi/client.gen.ts'

import { mapsOf, type PlayedMatch } from '../played.ts'
import { added, momentsBetween, someMatches } from '../testing.ts'
import { type RoundsMap, roundsLog, roundsStats, narrateRounds } from './roundsMap.ts'
import { counterStrike, type RoundGame, valorant } from './rules.ts'

type Schemas = components['schemas']

const matches = 200
const teams = ['home', 'away'] as const
const games: readonly [name: string, game: RoundGame][] = [
  ['Counter-Strike', counterStrike],
  ['Valorant', valorant],
]

function told(game: RoundGame): { match: PlayedMatch; map: RoundsMap }[] {
  return someMatches(game.gameId, matches).flatMap((found) =>
    mapsOf(found.match).map((played) => ({
      match: found.match,
      map: narrateRounds(game, found.game, found.match, played),
    })),
  )
}

/** What is wrong at a moment with the table of a map, compared with its log and the score that was played. */
function problemsAt({ match, map }: { match: PlayedMatch; map: RoundsMap }, at: number): string[] {
  const stats = roundsStats(map, at)
  const { rounds, races } = roundsLog(map, at)
  const where = `${match.eventId} map ${map.played.map} at ${at}`
  const problems: string[] = []
  const same = (what: string, ...values: unknown[]): void => {
    if (new Set(values).size > 1) problems.push(`${where}: ${what} ${values.join(' / ')}`)
  }
  const board = match.steps.findLast((step) => step.at <= at)?.board
  const tab = board?.tabs.find(({ tabName }) => tabName === `MAP ${map.played.map}`)
  same('score', stats.scoreline, tab?.scoreline, rounds.at(-1)?.scoreline ?? '0-0')
  if (at === map.played.endAt) same('match score', stats.matchScoreline, board?.scoreline)
  const events = rounds.flatMap((round) => round.events)
  for (const team of teams) {
    const own = stats[team]
    const score = stats.scoreline.split('-')[team === 'home' ? 0 : 1]
    same(`${team} halves`, own.firstHalfScore + own.secondHalfScore + own.overtimeScore, Number(score))
    same(`${team} rounds won`, rounds.filter(({ winner }) => winner === team).length, Number(score))
    same(
      `${team} kills`,
      added(own.players.map(({ kill }) => kill)),
      events.filter(({ kind, who }) => kind === 'player_kill' && who === team).length,
    )
    const suicides = events.filter(({ kind, who }) => kind === 'player_suicide' && who === team).length
    const lostTo = events.filter(({ kind, who }) => kind === 'player_kill' && who !== team).length
    same(`${team} deaths`, added(own.players.map(({ death }) => death)), suicides + lostTo)
    for (const player of own.players) {
      const name = 'player' in player ? player.player : player.valoPlayer
      const kills = events.filter((event) => event.kind === 'player_kill' && event.player === name)
      same(`kills of ${name}`, kills.length, player.kill)
      if ('hp' in player && (player.hp < 0 || player.money < 0 || player.money > 16_000)) {
        problems.push(`${where}: ${name} has ${player.hp} hp and ${player.money}`)
      }
    }
  }
  same('race to 5', stats.badges.rc5Rounds, races[0]?.winner)
  same('race to 10', stats.badges.rc10Rounds, races[1]?.winner)
  return problems
}

/** What is wrong with a round that has ended: each fighter is killed at most once, and its end is what happened in it. */
function problemsOfRound(round: Schemas['Round'], squads: Record<'home' | 'away', string[]>): string[] {
  const problems: string[] = []
  const dead = new Set<string>()
  for (const { kind, player, victim } of round.events) {
    if (kind === 'player_kill' || kind === 'bomb_planted') {
      if (player === null || dead.has(player)) problems.push(`${kind} by ${player}, who is dead`)
    }
    const fallen = kind === 'player_kill' ? victim : kind === 'player_suicide' ? player : null
    if (fallen === null) continue
    if (dead.has(fallen)) problems.push(`${fallen} dies twice`)
    dead.add(fallen)
  }
  const { endType, winner } = round
  const loser = winner === 'home' ? squads.away : squads.home
  const isGone = loser.every((player) => dead.has(player))
  const isPlanted = round.events.some(({ kind }) => kind === 'bomb_planted')
  if (endType?.endsWith('ELIMINATED') === true && !isGone) problems.push(`${endType} with survivors`)
  if ((endType === 'BOMB_DEFUSED' || endType === 'BOMB_DETONATED') && !isPlanted) {
    problems.push(`${endType} without a bomb`)
  }
  if (endType === 'TIME_EXPIRED' && (isPlanted || isGone)) problems.push('time expired after an end')
  if (round.events.some(({ at }, index) => at < (round.events[index - 1]?.at ?? 0))) {
    problems.push('out of order')
  }
  return problems
}

describe.each(games)('statistics of %s', (_name, game) => {
  const maps = told(game)

  it(`of ${matches} matches agree with score and log at any moment [STAT-01] [STAT-02] [STAT-04]`, () => {
    const problems = maps.flatMap((map) => {
      const { startAt, endAt } = map.map.played
      return momentsBetween(startAt, endAt).flatMap((at) => problemsAt(map, at))
    })
    expect(problems.slice(0, 5)).toEqual([])
  })

  it('describe rounds as they could have been, with every kind of event and of end [STAT-05]', () => {
    const kinds = new Set<string>()
    const ends = new Set<string>()
    const problems = maps.flatMap(({ map }) => {
      const names = map.newFighters()
      const of = (team: string): string[] =>
        names.filter((fighter) => fighter.team === team).map(({ name }) => name)
      return roundsLog(map, map.played.endAt).rounds.flatMap((round) => {
        ends.add(String(round.endType))
        for (const { kind } of round.events) kinds.add(kind)
        return problemsOfRound(round, { home: of('home'), away: of('away') })
      })
    })
    expect(problems.slice(0, 5)).toEqual([])
    const eliminated = Object.values(game.eliminated)
    expect([...ends].toSorted()).toEqual(
      [...new Set([...eliminated, 'BOMB_DEFUSED', 'BOMB_DETONATED', 'TIME_EXPIRED'])].toSorted(),
    )
    expect(kinds.size).toBe(7)
  })

  it('show nothing that is still to come, and the same again if asked again', () => {
    const [found] = maps
    if (found === undefined) throw new Error('No map.')
    const { map, match } = found
    const middle = (map.played.startAt + map.played.endAt) / 2
    const seen = roundsLog(map, middle).rounds
    const all = roundsLog(map, map.played.endAt).rounds
    expect(all.slice(0, seen.length - 1)).toEqual(seen.slice(0, -1))
    const last = seen.at(-1)?.events ?? []
    expect(all[seen.length - 1]?.events.slice(0, last.length)).toEqual(last)
    expect(map.deeds.some((deed) => deed.at > middle)).toBe(true)
    const simulated = someMatches(game.gameId, 1)[0]
    if (simulated === undefined) throw new Error('No match.')
    const again = narrateRounds(game, simulated.game, match, map.played)
    expect(roundsStats(again, middle)).toEqual(roundsStats(map, middle))
  })
})
