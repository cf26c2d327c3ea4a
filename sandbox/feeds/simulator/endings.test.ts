import { describe, expect, it } from 'vitest'

import type { MarketCommand, TimedCommand } from '../../market/commands.ts'
import { depth, isDeep, stretchOf } from '../../testing/depth.ts'
import { createRandom } from '../random.ts'
import { type SimulatedGame, simulatedGames } from './games.ts'
import type { Match, Step } from './match.ts'
import { playEvent } from './play.ts'

/** What only many matches can show is checked with many matches, in depth only. */
const matches = stretchOf(120, 20)

function gameOf(gameId: string): SimulatedGame {
  const game = simulatedGames.find((known) => known.gameId === gameId)
  if (game === undefined) throw new Error(`Game ${gameId} is not played.`)
  return game
}

function matchOf(gameId: string, seed: number): Match {
  const game = gameOf(gameId)
  const random = createRandom(seed, Number(gameId))
  return game.create((random.unit() - 0.5) * 2 * game.spread, random)
}

interface EndedMap {
  high: number
  low: number
  winner: string
  homeLeads: boolean
}

/** The maps of many matches, as the board showed them when each was over. */
function endedMaps(gameId: string): EndedMap[] {
  const found: EndedMap[] = []
  for (const seed of matches) {
    let told = 0
    for (const { board } of matchOf(gameId, seed).steps()) {
      if (board.lastMap === null || board.lastMap.map === told) continue
      told = board.lastMap.map
      const [home = 0, away = 0] = board.lastMap.scoreline.split('-').map(Number)
      const { winner } = board.lastMap
      found.push({ high: Math.max(home, away), low: Math.min(home, away), winner, homeLeads: home > away })
    }
  }
  return found
}

const scores = (maps: readonly EndedMap[]): Set<string> =>
  new Set(maps.map(({ high, low }) => `${high}-${low}`))

describe(`a map ends as its game allows, ${depth}`, () => {
  it('of Counter-Strike at 13, or in overtimes of six rounds, the first to four of them', () => {
    const maps = endedMaps('1')
    for (const { high, low } of maps) {
      const overtimes = Math.max(0, Math.ceil((high - 13) / 3))
      const isPossible =
        overtimes === 0
          ? high === 13 && low <= 11
          : high === 13 + 3 * overtimes && low >= high - 4 && low <= high - 2
      expect(isPossible, `${high}-${low}`).toBe(true)
    }
    if (isDeep) expect([...scores(maps)].some((score) => Number(score.split('-')[0]) >= 19)).toBe(true)
  })

  it('of Valorant at 13, or two rounds clear', () => {
    const maps = endedMaps('24')
    for (const { high, low } of maps) {
      expect(high === 13 ? low <= 11 : high > 13 && high - low === 2, `${high}-${low}`).toBe(true)
    }
    if (isDeep) expect([...scores(maps)].some((score) => Number(score.split('-')[0]) >= 15)).toBe(true)
  })

  it('of Halo with the third flag, of Street Fighter with the second round', () => {
    for (const [gameId, possible] of [
      ['42', ['3-0', '3-1', '3-2']],
      ['11', ['2-0', '2-1']],
    ] as const) {
      const seen = [...scores(endedMaps(gameId))]
      expect(possible).toEqual(expect.arrayContaining(seen))
      if (isDeep) expect(seen.toSorted()).toEqual(possible)
    }
  })

  it.each([
    ['2', 5, 11],
    ['3', 5, 11],
    ['9', 3, 9],
    ['22', 3, 9],
  ])(
    'of game %s with the base, after at least %i towers of %i, whichever side has more kills',
    (gameId, least, most) => {
      const maps = endedMaps(gameId)
      if (isDeep) expect(maps.some(({ winner, homeLeads }) => (winner === 'home') !== homeLeads)).toBe(true)
      expect(maps.every(({ low }) => low >= 0)).toBe(true)
      for (const seed of matches) {
        let last: Step | undefined
        for (const step of matchOf(gameId, seed).steps()) last = step
        const winner = last?.ending('map 2')
        const towers = last?.ending('towers 2')
        if (typeof winner !== 'object' || winner === null || !('yes' in winner)) continue
        if (typeof towers !== 'object' || towers === null || !('score' in towers))
          throw new Error('No towers.')
        const { home, away } = towers.score
        expect(winner.yes ? home : away).toBeGreaterThanOrEqual(least)
        expect(Math.max(home, away)).toBeLessThanOrEqual(most)
      }
    },
  )
})

describe('a map that is over', () => {
  const names = { home: 'Harbour Nine', away: 'Vale Wolves' }

  function commandsOf(gameId: string, seed: number): TimedCommand[] {
    const startUtc = Date.UTC(2026, 0, 1)
    const event = {
      eventId: 'e',
      gameId,
      gameName: 'Game',
      competitionId: 'c',
      competitionName: 'Cup',
      startUtc,
      ...names,
    }
    const book = { eventId: 'e', ...names, startUtc, margin: 0.05, nudge: 0.02, seed: 1, comboAllowed: true }
    const plan = { publishAt: startUtc - 60_000, event, match: matchOf(gameId, seed), book }
    return [...playEvent(plan, { before: Number.POSITIVE_INFINITY })]
  }
  type Of<Kind> = Extract<MarketCommand, { kind: Kind }>
  const ofKind = <Kind extends MarketCommand['kind']>(
    commands: readonly TimedCommand[],
    kind: Kind,
  ): Of<Kind>[] =>
    commands.flatMap(({ command }) => {
      const is = (candidate: MarketCommand): candidate is Of<Kind> => candidate.kind === kind
      return is(command) ? [command] : []
    })

  it.each(['1', '2', '11', '24'])(
    'says who won it, in its break and on tickets, in game %s [HIST-01]',
    (gameId) => {
      for (const seed of stretchOf(12, 3)) {
        const commands = commandsOf(gameId, seed)
        const boards = ofKind(commands, 'score')
        for (const { marketId, resultValue, results } of ofKind(commands, 'settle')) {
          const map = /-m(\d)-win$/.exec(marketId)?.[1]
          if (map === undefined || resultValue === 'Not played') continue
          const winner = results.home === 'win' ? names.home : names.away
          expect(resultValue).toMatch(new RegExp(`^${winner} \\d+-\\d+$`))
          const score = resultValue.slice(winner.length + 1)
          expect(boards.map(({ details }) => details)).toContain(`Map ${map} to ${winner}, ${score}`)
        }
        expect(boards.at(-1)?.details).toMatch(/^Map \d to (Harbour Nine|Vale Wolves), \d+-\d+$/)
      }
    },
  )

  it('of cricket names the winner of the match, also after a super over', () => {
    for (const seed of stretchOf(40, 6)) {
      const winner = ofKind(commandsOf('44', seed), 'settle').find(({ marketId }) => marketId === 'e-win')
      const name = winner?.results.home === 'win' ? names.home : names.away
      expect(winner?.resultValue).toMatch(new RegExp(`^${name} \\d+/\\d+-\\d+/\\d+$`))
    }
  })
})
