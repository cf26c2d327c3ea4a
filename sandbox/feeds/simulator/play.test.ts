import { describe, expect, it } from 'vitest'

import type { TimedCommand } from '../../market/commands.ts'
import { simulatedGames } from './games.ts'
import { playEvent } from './play.ts'
import { planEvent } from './schedule.ts'

const epoch = Date.UTC(2025, 5, 1, 18)
const hour = 3_600_000

/** A match of a game from before its start to its end, every look of it. */
function played(gameId: string, turn: number): TimedCommand[] {
  const game = simulatedGames.find((known) => known.gameId === gameId)
  if (game === undefined) throw new Error(`Game ${gameId} is not played.`)
  const plan = planEvent(3, epoch, { game, lane: 0, turn, publishAt: epoch + turn * hour - 2 * hour })
  return [...playEvent(plan, { before: Number.NEGATIVE_INFINITY })]
}

interface Watched {
  open: boolean
  home: number
  line: string
}

const logOdds = (euro: string): number => Math.log(1 / (Number(euro) - 0.9))

/** Prices that moved far though the scoreboard did not change, on markets that took bets all the while. */
function lateMoves(commands: readonly TimedCommand[]): { moves: string[]; scores: number } {
  const markets = new Map<string, Watched>()
  const moves: string[] = []
  let scoredAt = Number.NEGATIVE_INFINITY
  let scores = 0
  const scoreTimes = new Set(commands.filter(({ command }) => command.kind === 'score').map(({ at }) => at))
  for (const { at, command } of commands) {
    if (command.kind === 'market') {
      const { marketId, status, selections } = command.market
      const [first] = selections
      const line = String(first?.handicap ?? first?.line)
      markets.set(marketId, { open: status === 'open', home: logOdds(first?.euro ?? ''), line })
    }
    if (command.kind === 'score') {
      scores += 1
      scoredAt = at
    }
    if (command.kind === 'prices') {
      const known = markets.get(command.marketId)
      const [first] = command.prices
      if (known === undefined || first === undefined) continue
      const home = logOdds(first.euro)
      const line = String(first.handicap ?? first.line ?? known.line)
      if (known.open && (Math.abs(home - known.home) > 0.35 || line !== known.line)) {
        // What moves with a score comes before it, at the same moment.
        if (!scoreTimes.has(at) || scoredAt === at) moves.push(`${command.marketId} at ${at}`)
      }
      markets.set(command.marketId, { ...known, home, line })
    }
    if (command.kind === 'status') {
      const known = markets.get(command.marketId)
      if (known !== undefined) known.open = command.status === 'open'
    }
  }
  return { moves, scores }
}

describe.each(simulatedGames.map(({ gameId }) => gameId))('a match of game %s', (gameId) => {
  it('never moves its score before its prices [LIVE-06]', () => {
    let scores = 0
    for (let turn = 0; turn < 3; turn += 1) {
      const found = lateMoves(played(gameId, turn))
      expect(found.moves).toEqual([])
      scores += found.scores
    }
    expect(scores).toBeGreaterThan(20)
  })
})
