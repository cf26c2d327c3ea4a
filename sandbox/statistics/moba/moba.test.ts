import { describe, expect, it } from 'vitest'

import { mapsOf, type PlayedMatch } from '../played.ts'
import { added, momentsBetween, someMatches } from '../testing.ts'
import { type MobaMap, narrateMoba } from './mobaPlay.ts'
import { dotaStats, lolStats, mobaLog } from './mobaStats.ts'
import { dota, lol, type MobaGame } from './rules.ts'

const matches = 200
const teams = ['home', 'away'] as const
const games: readonly [name: string, game: MobaGame][] = [
  ['Dota 2', dota],
  ['League of Legends', lol],
]

interface Told {
  match: PlayedMatch
  map: MobaMap
}

function told(game: MobaGame): Told[] {
  return someMatches(game.gameId, matches).flatMap((found) =>
    mapsOf(found.match).map((played) => ({
      match: found.match,
      map: narrateMoba(game, found.game, found.match, played),
    })),
  )
}

function problemsAt({ match, map }: Told, at: number): string[] {
  const stats = map.game.gameId === '2' ? dotaStats(map, at) : lolStats(map, at)
  const { events, races } = mobaLog(map, at)
  const problems: string[] = []
  const same = (what: string, ...values: unknown[]): void => {
    if (new Set(values).size > 1) {
      problems.push(`${match.eventId} map ${map.played.map} at ${at}: ${what} ${values.join(' / ')}`)
    }
  }
  const board = match.steps.findLast((step) => step.at <= at)?.board
  const tab = board?.tabs.find(({ tabName }) => tabName === `MAP ${map.played.map}`)
  same('kills', stats.scoreline, tab?.scoreline, events.at(-1)?.scoreline ?? '0-0')
  if (at === map.played.endAt) same('match score', stats.matchScoreline, board?.scoreline)
  if (map.played.endAt > at && board?.details?.includes('towers') === true) {
    same('towers', `${stats.home.tower}-${stats.away.tower}`, board.details.split(' ').at(-1))
  }
  for (const team of teams) {
    const own = stats[team]
    const other = stats[team === 'home' ? 'away' : 'home']
    const logged = (kind: string): number =>
      events.filter((event) => event.kind === kind && event.who === team).length
    const kdas = own.players.map(({ kda }) => kda.split('/').map(Number))
    const deaths = added(other.players.map(({ kda }) => Number(kda.split('/')[1])))
    same(`${team} kills`, own.kills, logged('kill'), added(kdas.map(([kills]) => kills ?? 0)), deaths)
    same(`${team} towers`, own.tower, logged('tower'))
    same(`${team} gold`, own.gold, added(own.players.map(({ networth }) => networth)))
    own.players.forEach(({ player, kda, items, networth, lvl }) => {
      const kills = events.filter((event) => event.kind === 'kill' && event.player === player).length
      same(`kills of ${player}`, Number(kda.split('/')[0]), kills)
      const paid = added(
        items.map((item) => map.game.items.find(({ name }) => name === item)?.cost ?? Infinity),
      )
      if (paid > networth || lvl > map.game.maxLevel)
        problems.push(`${player}: ${paid} of ${networth}, ${lvl}`)
    })
    if ('barrack' in own) same(`${team} barracks`, own.barrack, logged('barrack'))
    if ('roshan' in own) same(`${team} roshan`, own.roshan, logged('roshan'))
    if ('inhibitor' in own) same(`${team} inhibitors`, own.inhibitor, logged('inhibitor'))
    if ('dragon' in own) same(`${team} dragons`, own.dragon, logged('dragon'))
    if ('riftHerald' in own) same(`${team} heralds`, own.riftHerald, logged('riftHerald'))
  }
  same('first blood', stats.badges.firstBlood, events.find(({ kind }) => kind === 'kill')?.who ?? null)
  same('race to 15', stats.badges.rc15Kills, races[2]?.winner)
  if (stats.kind === 'dota') {
    for (const team of teams) {
      const lost = stats.buildings.filter(({ side, alive }) => side === stats[team].side && !alive)
      const taker = stats[team === 'home' ? 'away' : 'home']
      same(`${team} lost towers`, lost.filter(({ building }) => building === 'tower').length, taker.tower)
      same(
        `${team} lost barracks`,
        lost.filter(({ building }) => building.endsWith('Barrack')).length,
        taker.barrack,
      )
      same(
        `${team} ancient`,
        lost.some(({ building }) => building === 'ancient'),
        stats.winner === (team === 'home' ? 'away' : 'home'),
      )
    }
  }
  return problems
}

/** Checks the order in which buildings fall: lane by lane, the base's towers behind an open lane, the base last. */
function problemsOfOrder({ map }: Told): string[] {
  const problems: string[] = []
  for (const team of teams) {
    const own = map.moments.filter(({ by, building }) => by === team && building !== null)
    const taken = new Map<string, number>()
    for (const { building, lane, tier } of own) {
      const depth = taken.get(lane ?? 'base') ?? 0
      if (building === 'tower' && lane !== null && tier !== depth + 1)
        problems.push(`${lane} ${tier} after ${depth}`)
      if (building === 'tower') taken.set(lane ?? 'base', depth + 1)
      const isLaneOpen = ['top', 'mid', 'bot'].some((known) => taken.get(known) === 3)
      if (tier === 4 && !isLaneOpen) problems.push('a tower of the base behind closed lanes')
      if (building?.endsWith('Barrack') === true && taken.get(lane ?? '') !== 3)
        problems.push('barracks behind a tower')
      if (building === 'ancient' && taken.get('base') !== 2) problems.push('the base behind its towers')
    }
  }
  const last = map.moments.at(-1)
  if (last?.kind !== map.game.base || last.at !== map.played.endAt) problems.push(`ended by ${last?.kind}`)
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

  it('describe a map as it could have been, with every kind of event [STAT-05]', () => {
    expect(maps.flatMap(problemsOfOrder).slice(0, 5)).toEqual([])
    const kinds = new Set(maps.flatMap(({ map }) => map.moments.map(({ kind }) => kind)))
    const wanted = ['kill', 'tower', game.base, ...game.objectives.map(({ kind }) => kind)]
    const behind = game.barracks.map(({ kind }) => kind)
    expect([...kinds].toSorted()).toEqual([...new Set([...wanted, ...behind])].toSorted())
  })

  it('give ten players ten different heroes', () => {
    for (const { map } of maps) {
      expect(new Set([...map.heroes.home, ...map.heroes.away]).size).toBe(10)
      expect(new Set([...map.players.home, ...map.players.away]).size).toBe(10)
    }
  })
})
