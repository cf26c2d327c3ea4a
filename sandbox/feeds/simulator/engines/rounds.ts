import type { Score } from '../../../market/commands.ts'
import { sigmoid, tabled } from '../distribution.ts'
import { type Forecast, halfLines } from '../match.ts'
import type { MapEngine } from './mapEngine.ts'
import { spec } from './series.ts'

/** A map of a game that is won by rounds. */
export interface RoundsRules {
  /** Rounds that win the map. */
  target: number
  /** With it, at one short of the target each, three more are needed, and a last round at three each. */
  overtime: boolean
  roundMs: { from: number; to: number }
  /** What a round is called on the scoreboard. */
  word: string
}

/** How a map ends from a score: each final score and its probability. */
interface Finals {
  scores: { home: number; away: number; probability: number }[]
}

/**
 * Rounds won one after the other, each with the same chance: home's is the sigmoid of `strength`.
 * Everything offered follows from the exact distribution of the final score.
 */
export function createRounds(rules: RoundsRules, strength: number): MapEngine<Score> {
  const { target, overtime } = rules
  const overtimeAt = target - 1
  const overtimeTarget = target + 3

  const winner = ({ home, away }: Score): 'home' | 'away' | null => {
    const isOvertime = overtime && home >= overtimeAt && away >= overtimeAt
    const needed = isOvertime ? overtimeTarget : target
    if (home >= needed) return 'home'
    return away >= needed ? 'away' : null
  }

  const known = new Map<string, Finals>()

  /** Probabilities forward from the score, round by round, until every path has ended. */
  const finals = (from: Score, nudge: number): Finals => {
    const steps = Math.round((strength + nudge) * 200)
    const key = `${from.home},${from.away},${steps}`
    const found = known.get(key)
    if (found !== undefined) return found
    const chance = sigmoid(steps / 200)
    const scores: Finals['scores'] = []
    let open = new Map<number, { score: Score; probability: number }>()
    open.set(from.home, { score: from, probability: 1 })
    while (open.size > 0) {
      const next = new Map<number, { score: Score; probability: number }>()
      for (const { score, probability } of open.values()) {
        if (winner(score) !== null) {
          scores.push({ ...score, probability })
          continue
        }
        spread(next, { home: score.home + 1, away: score.away }, probability * chance)
        spread(next, { home: score.home, away: score.away + 1 }, probability * (1 - chance))
      }
      open = next
    }
    if (known.size > 400) known.clear()
    const made = { scores }
    known.set(key, made)
    return made
  }

  const chance = (score: Score, nudge: number): number => {
    const won = winner(score)
    if (won !== null) return won === 'home' ? 1 : 0
    return finals(score, nudge).scores.reduce(
      (sum, final) => sum + (final.home > final.away ? final.probability : 0),
      0,
    )
  }

  const forecast = (topic: string, score: Score, nudge: number): Forecast | null => {
    const { scores } = finals(score, nudge)
    if (topic === 'overtime') {
      if (score.home >= overtimeAt && score.away >= overtimeAt) return null
      return { yes: scores.reduce((sum, final) => sum + (isOvertimeScore(final) ? final.probability : 0), 0) }
    }
    const most = overtimeTarget
    const differences = Array.from({ length: 2 * most + 1 }, () => 0)
    const totals = Array.from({ length: 2 * most + 1 }, () => 0)
    for (const { home, away, probability } of scores) {
      differences[home - away + most] = (differences[home - away + most] ?? 0) + probability
      totals[home + away] = (totals[home + away] ?? 0) + probability
    }
    return { difference: tabled(-most, differences), total: tabled(0, totals) }
  }

  const isOvertimeScore = ({ home, away }: Score): boolean => home >= overtimeAt && away >= overtimeAt

  return {
    start: () => ({ home: 0, away: 0 }),
    next: (state, random) => {
      const isHome = random.chance(sigmoid(strength))
      const next = {
        home: state.home + (isHome ? 1 : 0),
        away: state.away + (isHome ? 0 : 1),
      }
      return {
        state: next,
        wait: Math.round(random.between(rules.roundMs.from, rules.roundMs.to)),
        suspendMs: Math.round(random.between(3_500, 7_000)),
        relines: (next.home + next.away) % 5 === 0,
      }
    },
    winner,
    chance,
    score: (state) => state,
    details: ({ home, away }) => `${rules.word} ${home + away + 1}`,
    markets: (map) => [
      spec(map, 'score', {
        key: 'ah',
        name: 'Rounds handicap',
        betType: 'AH',
        kind: 'handicap',
        line: halfLines,
      }),
      spec(map, 'score', { key: 'ou', name: 'Total rounds', betType: 'OU', kind: 'total', line: halfLines }),
      ...(overtime && map < 3
        ? [spec(map, 'overtime', { key: 'ot', name: 'Overtime', betType: 'YN', kind: 'yesNo' })]
        : []),
      ...(map === 1
        ? [spec(map, 'score', { key: 'oe', name: 'Total rounds odd/even', betType: 'OE', kind: 'oddEven' })]
        : []),
    ],
    forecast,
    outcome: (topic, state) => {
      if (topic === 'overtime' && isOvertimeScore(state)) return { yes: true }
      if (winner(state) === null) return null
      return topic === 'overtime' ? { yes: false } : { score: state }
    },
  }
}

function spread(
  scores: Map<number, { score: Score; probability: number }>,
  score: Score,
  probability: number,
): void {
  const known = scores.get(score.home)
  scores.set(score.home, { score, probability: probability + (known?.probability ?? 0) })
}
