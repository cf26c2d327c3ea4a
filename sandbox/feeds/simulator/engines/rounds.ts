import type { Score } from '../../../market/commands.ts'
import { sigmoid, tabled } from '../distribution.ts'
import { type Forecast, halfLines } from '../match.ts'
import type { MapEngine } from './mapEngine.ts'
import { spec } from './series.ts'

/** A map of a game that is won by rounds. */
export interface RoundsRules {
  /** Rounds that win the map. */
  target: number
  /**
   * When both are one short of the target: `none`, the next round decides; `blocks`, first to four of six more,
   * and again at three each; `twoClear`, on until a side is two ahead.
   */
  overtime: 'none' | 'blocks' | 'twoClear'
  roundMs: { from: number; to: number }
  /** What a round is called on the scoreboard. */
  word: string
}

/** Half of the six rounds of an overtime: with this many each, there is another one. */
const blockHalf = 3
/** Overtimes go on without end; scores less likely than this are left out. */
const leastLikely = 1e-8

/** How a map ends from a score: each final score and its probability. */
interface Finals {
  scores: { home: number; away: number; probability: number }[]
}

/**
 * Rounds won one after the other, each with the same chance: home's is the sigmoid of `strength`.
 * Everything on offer follows from the exact distribution of the final score.
 */
export function createRounds(rules: RoundsRules, strength: number): MapEngine<Score> {
  const { target, overtime } = rules
  const overtimeAt = target - 1

  const isOvertimeScore = ({ home, away }: Score): boolean => home >= overtimeAt && away >= overtimeAt

  /** Rounds that win from a score, and the lead needed. */
  const needed = (score: Score): { rounds: number; lead: number } => {
    if (overtime === 'none' || !isOvertimeScore(score)) return { rounds: target, lead: 1 }
    if (overtime === 'twoClear') return { rounds: target, lead: 2 }
    const block = Math.floor((Math.min(score.home, score.away) - overtimeAt) / blockHalf)
    return { rounds: overtimeAt + blockHalf * (block + 1) + 1, lead: 1 }
  }

  const winner = (score: Score): 'home' | 'away' | null => {
    const { rounds, lead } = needed(score)
    const ahead = score.home - score.away
    if (score.home >= rounds && ahead >= lead) return 'home'
    return score.away >= rounds && -ahead >= lead ? 'away' : null
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
        if (probability < leastLikely) continue
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
      if (isOvertimeScore(score)) return null
      return { yes: scores.reduce((sum, final) => sum + (isOvertimeScore(final) ? final.probability : 0), 0) }
    }
    const most = Math.max(...scores.map(({ home, away }) => Math.max(home, away)))
    const differences = Array.from({ length: 2 * most + 1 }, () => 0)
    const totals = Array.from({ length: 2 * most + 1 }, () => 0)
    for (const { home, away, probability } of scores) {
      differences[home - away + most] = (differences[home - away + most] ?? 0) + probability
      totals[home + away] = (totals[home + away] ?? 0) + probability
    }
    return { difference: tabled(-most, differences), total: tabled(0, totals) }
  }

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
        play: { kind: 'round', by: isHome ? 'home' : 'away' },
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
      ...(overtime !== 'none' && map < 3
        ? [spec(map, 'overtime', { key: 'ot', name: 'Overtime', betType: 'YN', kind: 'yesNo' })]
        : []),
      ...(map === 1
        ? [spec(map, 'score', { key: 'oe', name: 'Total rounds odd/even', betType: 'OE', kind: 'oddEven' })]
        : []),
    ],
    forecast,
    ending: (topic, state) => {
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
