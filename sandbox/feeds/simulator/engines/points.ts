import type { Score } from '../../../market/commands.ts'
import type { Random } from '../../random.ts'
import { normalBelow, rounded } from '../distribution.ts'
import {
  type Board,
  type Forecast,
  type MarketSpec,
  type Match,
  type Ending,
  type Step,
  halfLines,
} from '../match.ts'
import { stepsOf } from './wholeGame.ts'

/** How long a game of points takes. */
export interface PointsRules {
  /** Minutes of a quarter on the scoreboard. */
  quarterMinutes: number
  /** How long a minute on the scoreboard takes, in milliseconds. */
  minuteMs: number
  breakMs: number
}

/** Spells of half a minute: about one attack of each side. */
const spellsPerMinute = 2
const overtimeMinutes = 5
const quarters = 4

/** Points of one attack and how often: misses, free throws, twos, threes. */
const attack = [
  { points: 0, weight: 0.47 },
  { points: 1, weight: 0.06 },
  { points: 2, weight: 0.34 },
  { points: 3, weight: 0.13 },
] as const
const meanPoints = attack.reduce((sum, { points, weight }) => sum + points * weight, 0)
const variance =
  attack.reduce((sum, { points, weight }) => sum + points * points * weight, 0) - meanPoints ** 2

interface PointsState {
  /** Spells played in the period. */
  spell: number
  /** 1 to 4, then overtimes; 0 before the start. */
  period: number
  resting: boolean
  score: Score
  firstHalf: Score | null
  ended: boolean
}

/** Each side attacks once in a spell; the better one (by `strength`) misses less. */
export function createPoints(rules: PointsRules, strength: number, random: Random): Match {
  const spellMs = rules.minuteMs / spellsPerMinute
  const spellsIn = (period: number): number =>
    (period > quarters ? overtimeMinutes : rules.quarterMinutes) * spellsPerMinute

  const spellsLeft = (state: PointsState, lastPeriod: number): number => {
    let left = 0
    for (let period = Math.max(1, state.period); period <= lastPeriod; period += 1) left += spellsIn(period)
    return left - (state.period <= lastPeriod ? state.spell : 0)
  }

  const forecast = (state: PointsState, subject: string, nudge: number): Forecast | null => {
    if (state.ended || (subject === 'half' && state.firstHalf !== null)) return null
    const last = subject === 'half' ? 2 : Math.max(quarters, state.period)
    const left = spellsLeft(state, last)
    const { home, away } = state.score
    const edge = 2 * meanPoints * Math.tanh(strength + nudge)
    const mean = home - away + edge * left
    const spread = Math.sqrt(2 * variance * left + 0.01)
    if (subject === 'overtime') {
      if (state.period > quarters) return null
      return { yes: normalBelow((0.5 - mean) / spread) - normalBelow((-0.5 - mean) / spread) }
    }
    const total = rounded(home + away + 2 * meanPoints * left, spread, home + away)
    return { difference: rounded(mean, spread), total }
  }

  const ending = (state: PointsState, subject: string): Ending | null => {
    if (subject === 'half') return state.firstHalf === null ? null : { score: state.firstHalf }
    if (subject === 'overtime' && state.period > quarters) return { yes: true }
    if (!state.ended) return null
    return subject === 'overtime' ? { yes: false } : { score: state.score }
  }

  const board = (state: PointsState): Board => {
    const scoreline = state.period === 0 ? null : `${state.score.home}-${state.score.away}`
    return {
      scoreline,
      details: detailsOf(state, spellsIn(state.period)),
      mapNum: null,
      liveTab: null,
      lastMap: null,
      tabs: [{ tabName: 'MATCH', open: !state.ended, scoreline }],
    }
  }

  const step = stepsOf<PointsState>({ board, forecast, ending, hasEnded: (state) => state.ended })

  function* steps(): Generator<Step> {
    let state: PointsState = { ...before, period: 1 }
    let at = 0
    yield step(state, at, 0, false, { kind: 'period', period: 1, by: null })
    for (;;) {
      for (let spell = 1; spell <= spellsIn(state.period); spell += 1) {
        at += Math.round(spellMs * random.between(0.8, 1.2))
        const { home, away } = state.score
        const made = { home: points(random, strength), away: points(random, -strength) }
        const score = { home: home + made.home, away: away + made.away }
        state = { ...state, spell, score }
        const timeOut = random.chance(0.05)
        const held = timeOut ? Math.round(random.between(5_000, 9_000)) : 0
        yield step(state, at, held, spell % 4 === 0, { kind: 'attacks', period: state.period, ...made })
      }
      const isTied = state.score.home === state.score.away
      if (state.period >= quarters && !isTied) break
      if (state.period === 2) state = { ...state, firstHalf: state.score }
      state = { ...state, resting: true }
      yield step(state, at, Math.min(12_000, rules.breakMs), true)
      at += rules.breakMs
      state = { ...state, period: state.period + 1, spell: 0, resting: false }
      yield step(state, at, 0, false, { kind: 'period', period: state.period, by: null })
    }
    yield step({ ...state, ended: true }, at)
  }

  return {
    markets,
    opening: {
      ...step(before, 0, 0, true),
      opens: [...new Set(markets.map(({ subject }) => subject))],
    },
    steps,
  }
}

const before: PointsState = {
  spell: 0,
  period: 0,
  resting: false,
  score: { home: 0, away: 0 },
  firstHalf: null,
  ended: false,
}

/** An attack whose mean is moved by tanh(strength): that share of the misses becomes twos, or the reverse. */
function points(random: Random, strength: number): number {
  const shift = (meanPoints * Math.tanh(strength)) / 2
  let luck = random.unit()
  for (const { points: made, weight } of attack) {
    const chance = weight + (made === 0 ? -shift : made === 2 ? shift : 0)
    if (luck < chance) return made
    luck -= chance
  }
  return 0
}

function detailsOf({ period, spell, resting, ended }: PointsState, spells: number): string | null {
  if (period === 0) return null
  if (ended) return 'Full time'
  const name = period > quarters ? `OT${period - quarters}` : `Q${period}`
  if (resting) return period === 2 ? 'Half time' : `End of ${name}`
  const left = (spells - spell) / spellsPerMinute
  return `${name} ${Math.floor(left)}:${left % 1 === 0 ? '00' : '30'}`
}

const match = { subject: 'points', tabName: 'MATCH' } as const
const half = { subject: 'half', tabName: 'MATCH' } as const
const wide = { ...halfLines, offset: 4 }
const low = { ...halfLines, offset: -4 }

const markets: readonly MarketSpec[] = [
  { key: 'win', name: 'Winner', betType: 'WIN', kind: 'winner', ...match },
  { key: 'ah', name: 'Handicap', betType: 'AH', kind: 'handicap', line: halfLines, ...match },
  { key: 'ah2', name: 'Handicap', betType: 'AH', kind: 'handicap', line: wide, ...match },
  { key: 'ou', name: 'Total points', betType: 'OU', kind: 'total', line: halfLines, ...match },
  { key: 'ou2', name: 'Total points', betType: 'OU', kind: 'total', line: wide, ...match },
  { key: 'ou3', name: 'Total points', betType: 'OU', kind: 'total', line: low, ...match },
  { key: 'oe', name: 'Total points odd/even', betType: 'OE', kind: 'oddEven', ...match },
  { key: 'h1ah', name: '1st half handicap', betType: 'SPAH', kind: 'handicap', line: halfLines, ...half },
  { key: 'h1ou', name: '1st half total points', betType: 'SPOU', kind: 'total', line: halfLines, ...half },
  { key: 'ot', name: 'Overtime', betType: 'YN', kind: 'yesNo', subject: 'overtime', tabName: 'MATCH' },
]
