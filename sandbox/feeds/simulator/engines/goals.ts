import type { Score } from '../../../market/commands.ts'
import type { Random } from '../../random.ts'
import { poisson, poissonDifference } from '../distribution.ts'
import {
  type Board,
  type Forecast,
  type MarketSpec,
  type Match,
  type Ending,
  type Step,
  quarterLines,
} from '../match.ts'
import { stepsOf } from './wholeGame.ts'

/** How long a game of goals takes and how many goals are scored. */
export interface GoalsRules {
  /** A minute on the scoreboard, in milliseconds. */
  minuteMs: number
  halfTimeMs: number
  /** Goals of both sides together in a whole match, on average. */
  goals: number
  /** Prices are held this long after a goal. */
  heldAfterGoalMs: number
}

/** Minutes of each half, added time included. */
const halves = [47, 49] as const
const whole = halves[0] + halves[1]

interface GoalsState {
  minute: number
  period: 'before' | '1st half' | 'Half time' | '2nd half' | 'ended'
  score: Score
  halfTime: Score | null
}

/** Goals are scored at random, with the same chance each minute. `strength` is the log ratio of the two rates. */
export function createGoals(rules: GoalsRules, strength: number, random: Random): Match {
  const ratesPerMinute = (nudge: number): Score => {
    const share = 1 / (1 + Math.exp(-(strength + nudge)))
    return { home: (rules.goals * share) / whole, away: (rules.goals * (1 - share)) / whole }
  }
  const rates = ratesPerMinute(0)

  const forecast = (state: GoalsState, subject: string, nudge: number): Forecast | null => {
    if (state.period === 'ended') return null
    const { home, away } = state.score
    const end = subject === 'half' ? halves[0] : whole
    const left = end - state.minute
    if (left <= 0 || (subject === 'half' && state.halfTime !== null)) return null
    const perMinute = ratesPerMinute(nudge)
    const more = { home: perMinute.home * left, away: perMinute.away * left }
    if (subject === 'both') {
      const homeScores = home > 0 ? 1 : 1 - Math.exp(-more.home)
      const awayScores = away > 0 ? 1 : 1 - Math.exp(-more.away)
      return home > 0 && away > 0 ? null : { yes: homeScores * awayScores }
    }
    return {
      difference: poissonDifference(more.home, more.away, home - away),
      total: poisson(more.home + more.away, home + away),
    }
  }

  const ending = (state: GoalsState, subject: string): Ending | null => {
    const { home, away } = state.score
    if (subject === 'half') return state.halfTime === null ? null : { score: state.halfTime }
    if (subject === 'both' && home > 0 && away > 0) return { yes: true }
    if (state.period !== 'ended') return null
    return subject === 'both' ? { yes: false } : { score: state.score }
  }

  const board = (state: GoalsState): Board => {
    const scoreline = state.period === 'before' ? null : `${state.score.home}-${state.score.away}`
    return {
      scoreline,
      details: detailsOf(state),
      mapNum: null,
      liveTab: null,
      lastMap: null,
      tabs: [{ tabName: 'MATCH', open: state.period !== 'ended', scoreline }],
    }
  }

  const step = stepsOf<GoalsState>({ board, forecast, ending, hasEnded: (state) => state.period === 'ended' })

  function* steps(): Generator<Step> {
    let state: GoalsState = { minute: 0, period: '1st half', score: { home: 0, away: 0 }, halfTime: null }
    let at = 0
    yield step(state, at, 0, false, { kind: 'period', period: 1, by: null })
    for (let minute = 1; minute <= whole; minute += 1) {
      const start = at
      const goal = goalIn(rates, random)
      const danger = goal !== null || random.chance(0.06)
      if (danger)
        yield step(state, start + Math.round(rules.minuteMs * 0.4), Math.round(rules.minuteMs * 0.3))
      at = start + rules.minuteMs
      state = { ...state, minute }
      const period = minute <= halves[0] ? 1 : 2
      if (goal !== null) {
        state = { ...state, score: { ...state.score, [goal]: state.score[goal] + 1 } }
        yield step(state, start + Math.round(rules.minuteMs * 0.6), rules.heldAfterGoalMs, true, {
          kind: 'goal',
          period,
          minute,
          by: goal,
        })
      }
      if (minute === halves[0]) {
        state = { ...state, period: 'Half time', halfTime: state.score }
        yield step(state, at, 5_000, true, { kind: 'minute', period, minute })
        at += rules.halfTimeMs
        state = { ...state, period: '2nd half' }
        yield step(state, at, 5_000, false, { kind: 'period', period: 2, by: null })
      } else if (minute < whole) {
        yield step(state, at, 0, minute % 10 === 0, { kind: 'minute', period, minute })
      }
    }
    yield step({ ...state, period: 'ended' }, at, 0, false, { kind: 'minute', period: 2, minute: whole })
  }

  const before: GoalsState = { minute: 0, period: 'before', score: { home: 0, away: 0 }, halfTime: null }
  return {
    markets,
    opening: {
      ...step(before, 0, 0, true),
      opens: [...new Set(markets.map(({ subject }) => subject))],
    },
    steps,
  }
}

function goalIn(rates: Score, random: Random): 'home' | 'away' | null {
  const luck = random.unit()
  if (luck < rates.home) return 'home'
  return luck < rates.home + rates.away ? 'away' : null
}

function detailsOf({ period, minute }: GoalsState): string | null {
  switch (period) {
    case 'before':
      return null
    case '1st half':
      return minute <= 45 ? `1st half ${minute}'` : `1st half 45+${minute - 45}'`
    case 'Half time':
      return 'Half time'
    case '2nd half': {
      const shown = minute - halves[0] + 45
      return shown <= 90 ? `2nd half ${shown}'` : `2nd half 90+${shown - 90}'`
    }
    case 'ended':
      return 'Full time'
  }
}

const match = { subject: 'goals', tabName: 'MATCH' } as const
const half = { subject: 'half', tabName: 'MATCH' } as const

const markets: readonly MarketSpec[] = [
  { key: '1x2', name: '1X2', betType: '1X2', kind: 'threeWay', ...match },
  { key: 'ah', name: 'Asian handicap', betType: 'AH', kind: 'handicap', line: quarterLines, ...match },
  {
    key: 'ah2',
    name: 'Asian handicap',
    betType: 'AH',
    kind: 'handicap',
    line: { ...quarterLines, offset: 2 },
    ...match,
  },
  { key: 'ou', name: 'Over/under', betType: 'OU', kind: 'total', line: quarterLines, ...match },
  {
    key: 'ou2',
    name: 'Over/under',
    betType: 'OU',
    kind: 'total',
    line: { ...quarterLines, offset: 3 },
    ...match,
  },
  {
    key: 'ou3',
    name: 'Over/under',
    betType: 'OU',
    kind: 'total',
    line: { ...quarterLines, offset: -3 },
    ...match,
  },
  { key: 'oe', name: 'Odd/even', betType: 'OE', kind: 'oddEven', ...match },
  {
    key: 'btts',
    name: 'Both teams to score',
    betType: 'YN',
    kind: 'yesNo',
    subject: 'both',
    tabName: 'MATCH',
  },
  { key: 'h1', name: '1st half 1X2', betType: 'SP1X2', kind: 'threeWay', ...half },
  {
    key: 'h1ou',
    name: '1st half over/under',
    betType: 'SPOU',
    kind: 'total',
    line: quarterLines,
    ...half,
  },
]
