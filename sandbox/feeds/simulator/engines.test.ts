import { describe, expect, it } from 'vitest'

import { depth, sampleOf, stretchOf } from '../../testing/depth.ts'
import { createRandom } from '../random.ts'
import { type SimulatedGame, simulatedGames } from './games.ts'
import type { Match, MarketSpec, Ending, Step } from './match.ts'
import { balancedLine, fair } from './pricing.ts'
import { settleCommand, sidesOf } from './settling.ts'

const matchesPlayed = 250

/** The average share of the stake that bets at the fair price on the first side of a market returned. */
interface Tally {
  bets: number
  returned: number
  variance: number
}

function betAt(
  tallies: Map<string, Tally>,
  name: string,
  spec: MarketSpec,
  step: Step,
  end: Ending | null,
): void {
  if (end === null || end === 'notPlayed') return
  const forecast = step.forecast(spec.subject, step.at, 0)
  if (forecast === null) return
  const line = spec.line === undefined ? null : balancedLine(spec.kind, forecast, spec.line)
  const sides = fair(spec.kind, forecast, line)
  const [side] = sides
  if (side === undefined || side.probability < 0.1 || side.probability > 0.9) return
  const command = settleCommand({ marketId: 'm', spec, line }, end, { home: 'Home', away: 'Away' })
  if (command.kind !== 'settle') return
  const odds = 1 / side.probability
  const pays = { win: odds, lose: 0, void: 1, halfWin: (odds + 1) / 2, halfLose: 0.5 }
  const result = command.results[side.side]
  const tally = tallies.get(name) ?? { bets: 0, returned: 0, variance: 0 }
  tally.bets += 1
  tally.returned += typeof result === 'string' ? pays[result] : 0
  tally.variance += odds - 1
  tallies.set(name, tally)
}

function playAll(match: Match): Step[] {
  return [match.opening, ...match.steps()]
}

function play(game: SimulatedGame, seed: number): { match: Match; steps: Step[] } {
  const random = createRandom(seed, Number(game.gameId))
  const match = game.create((random.unit() - 0.5) * 3 * game.spread, random)
  return { match, steps: playAll(match) }
}

const eachGame = (games: readonly SimulatedGame[]) =>
  describe.each(games.map((game) => [game.gameId, game] as const))

// What only many matches can show: all games in depth, else two of them.
eachGame(sampleOf(simulatedGames, 2))(
  `over hundreds of matches the engine of game %s, ${depth},`,
  { timeout: 1_200_000 },
  (_id, game) => {
    it('prices what it then plays: bets at the fair price break even, before the match and half way through', () => {
      const tallies = new Map<string, Tally>()
      for (let seed = 0; seed < matchesPlayed; seed += 1) {
        const { match, steps } = play(game, seed)
        const last = steps.at(-1)
        const middle = steps[Math.floor(steps.length / 2)]
        for (const spec of match.markets) {
          const end = last?.ending(spec.subject) ?? null
          betAt(tallies, `${spec.key} before`, spec, match.opening, end)
          if (middle !== undefined) betAt(tallies, `${spec.key} half way`, spec, middle, end)
        }
      }
      expect(tallies.size).toBeGreaterThan(4)
      for (const [name, { bets, returned, variance }] of tallies) {
        if (bets < 60) continue
        const strayed = Math.abs(returned - bets) / Math.sqrt(variance)
        expect(strayed, `${name}: ${bets} bets returned ${returned.toFixed(1)}`).toBeLessThan(4)
      }
    })
  },
)

eachGame(simulatedGames)('the engine of game %s', (_id, game) => {
  it('moves forward in time and ends with a result for everything', () => {
    for (const seed of stretchOf(30, 5)) {
      const { match, steps } = play(game, 1_000 + seed)
      let at = 0
      for (const step of steps) {
        expect(step.at).toBeGreaterThanOrEqual(at)
        at = step.at
      }
      const ending = steps.filter(({ ends }) => ends)
      expect(ending).toEqual([steps.at(-1)])
      for (const spec of match.markets) expect(ending[0]?.ending(spec.subject), spec.key).not.toBeNull()
      expect(at).toBeLessThan(3 * 3_600_000)
    }
  })

  it('never takes back or changes a result', () => {
    const { match, steps } = play(game, 5)
    for (const subject of new Set(match.markets.map((spec) => spec.subject))) {
      const told = steps.map((step) => step.ending(subject)).filter((end) => end !== null)
      expect(told.length, subject).toBeGreaterThan(0)
      expect(new Set(told.map((end) => JSON.stringify(end))).size, subject).toBe(1)
    }
  })

  it('is the same match for the same seed', () => {
    const boards = (): string[] =>
      play(game, 9).steps.map((step) => `${step.at} ${JSON.stringify(step.board)}`)
    expect(boards()).toEqual(boards())
  })

  it('knows at least three markets, each with the sides of its kind', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const { match } = play(game, seed)
      expect(match.markets.length).toBeGreaterThanOrEqual(3)
      expect(new Set(match.markets.map(({ key }) => key)).size).toBe(match.markets.length)
      for (const { kind } of match.markets) expect(sidesOf(kind).length).toBeGreaterThan(1)
    }
  })
})
