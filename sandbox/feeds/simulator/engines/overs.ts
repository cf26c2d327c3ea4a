import type { Random } from '../../random.ts'
import {
  type Board,
  type Forecast,
  type MarketSpec,
  type Match,
  type Ending,
  type Play,
  type Step,
  halfLines,
} from '../match.ts'
import {
  ballsPerInnings,
  chaseChance,
  inningsRuns,
  matchRuns,
  playBall,
  runsToCome,
  wicketsPerInnings,
} from './innings.ts'
import { stepsOf } from './wholeGame.ts'

/** How long a cricket match takes. */
export interface OversRules {
  ballMs: { from: number; to: number }
  breakMs: number
}

type Team = 'home' | 'away'

interface Innings {
  team: Team
  runs: number
  wickets: number
  balls: number
}

/** `innings` is empty before the toss, and has one or two after it. */
interface OversState {
  innings: readonly Innings[]
  winner: Team | null
  superOver: boolean
}

/** Runs that the yes/no market on the first innings is about. */
const milestone = 100

/** Two innings of ten overs, ball by ball. Home bats with `strength`, away with its opposite. */
export function createOvers(rules: OversRules, strength: number, random: Random): Match {
  const quality = (team: Team, nudge: number): number => (team === 'home' ? 1 : -1) * (strength + nudge)

  const toCome = (innings: Innings, nudge: number): Float32Array =>
    isOver(innings)
      ? runsToCome(0, 0, 0)
      : runsToCome(
          quality(innings.team, nudge),
          ballsPerInnings - innings.balls,
          wicketsPerInnings - innings.wickets,
        )

  const forecast = (state: OversState, subject: string, nudge: number): Forecast | null => {
    if (state.winner !== null) return null
    const first = state.innings[0] ?? newInnings('home')
    const second = state.innings[1] ?? newInnings(other(first.team))
    const firstMore = toCome(first, nudge)
    if (subject === 'first' || subject === 'milestone') {
      if (isOver(first)) return null
      // Before the toss either side may bat first: its runs are those of a side between the two.
      const isTossed = state.innings.length > 0
      const runs = isTossed ? firstMore : runsToCome(nudge, ballsPerInnings, wicketsPerInnings)
      const total = inningsRuns(first.runs, runs)
      return subject === 'first' ? { total } : { yes: total.above(milestone - 1) }
    }
    const secondMore = toCome(second, nudge)
    if (subject === 'runs') return { total: matchRuns(firstMore, first.runs, secondMore, second.runs) }
    const chase = chaseChance(firstMore, first.runs - second.runs, secondMore)
    return { yes: second.team === 'home' ? chase : 1 - chase }
  }

  const ending = (state: OversState, subject: string): Ending | null => {
    const [first] = state.innings
    if (subject === 'milestone' && (first?.runs ?? 0) >= milestone) return { yes: true }
    if (subject === 'first' || subject === 'milestone') {
      if (first === undefined || !isOver(first)) return null
      if (subject === 'milestone') return { yes: false }
      return { score: { home: first.runs, away: 0 }, text: String(first.runs) }
    }
    if (state.winner === null) return null
    const text = scorelineOf(state) ?? ''
    if (subject === 'match') return { yes: state.winner === 'home', text }
    const runs = (team: Team): number => state.innings.find((played) => played.team === team)?.runs ?? 0
    return { score: { home: runs('home'), away: runs('away') }, text }
  }

  const board = (state: OversState): Board => {
    const scoreline = scorelineOf(state)
    const current = state.innings.at(-1)
    return {
      scoreline,
      details:
        current === undefined
          ? null
          : state.superOver
            ? 'Super over'
            : `Over ${Math.floor(current.balls / 6)}.${current.balls % 6}`,
      mapNum: null,
      liveTab: null,
      lastMap: null,
      tabs: [{ tabName: 'MATCH', open: state.winner === null, scoreline }],
    }
  }

  const step = stepsOf<OversState>({ board, forecast, ending, hasEnded: (state) => state.winner !== null })

  function* steps(): Generator<Step> {
    const firstTeam: Team = random.chance(0.5) ? 'home' : 'away'
    let state: OversState = { innings: [newInnings(firstTeam)], winner: null, superOver: false }
    let at = 0
    yield step(state, at, 0, true, { kind: 'period', period: 1, by: firstTeam })
    for (;;) {
      const current = state.innings.at(-1)
      if (current === undefined) return
      at += Math.round(random.between(rules.ballMs.from, rules.ballMs.to))
      const { runs, wicket } = playBall(quality(current.team, 0), random.unit())
      const next: Innings = {
        ...current,
        runs: current.runs + runs,
        wickets: current.wickets + (wicket ? 1 : 0),
        balls: current.balls + 1,
      }
      state = { ...state, innings: [...state.innings.slice(0, -1), next] }
      state = { ...state, winner: winnerOf(state) }
      const isBreak = state.innings.length === 1 && isOver(next)
      const isTied = state.innings.length === 2 && state.winner === null && isOver(next)
      const held = wicket ? Math.round(random.between(12_000, 20_000)) : 0
      yield step(state, at, isBreak || isTied ? 20_000 : held, next.balls % 12 === 0 || isBreak, {
        kind: 'ball',
        period: state.innings.length,
        by: next.team,
        runs,
        wicket,
      })
      if (state.winner !== null) return
      if (isTied) {
        yield step({ ...state, superOver: true }, at + 1_000, 30_000)
        at += rules.breakMs
        const winner = random.chance(0.5) ? 'home' : 'away'
        const play: Play = { kind: 'superOver', by: winner }
        yield step({ ...state, superOver: true, winner }, at, 0, false, play)
        return
      }
      if (isBreak) {
        at += rules.breakMs
        state = { ...state, innings: [next, newInnings(other(next.team))] }
        yield step(state, at, 0, true, { kind: 'period', period: 2, by: other(next.team) })
      }
    }
  }

  return {
    markets,
    opening: {
      ...step({ innings: [], winner: null, superOver: false }, 0, 0, true),
      opens: [...new Set(markets.map(({ subject }) => subject))],
    },
    steps,
  }
}

function newInnings(team: Team): Innings {
  return { team, runs: 0, wickets: 0, balls: 0 }
}

function other(team: Team): Team {
  return team === 'home' ? 'away' : 'home'
}

function isOver(innings: Innings): boolean {
  return innings.balls >= ballsPerInnings || innings.wickets >= wicketsPerInnings
}

/** Null while it is open, and if the scores are level after both innings. */
function winnerOf({ innings: [first, second] }: OversState): Team | null {
  if (first === undefined || second === undefined) return null
  if (second.runs > first.runs) return second.team
  return isOver(second) && second.runs < first.runs ? first.team : null
}

/** Home's score first, as runs/wickets. */
function scorelineOf({ innings }: OversState): string | null {
  if (innings.length === 0) return null
  const text = (team: Team): string => {
    const played = innings.find((candidate) => candidate.team === team)
    return played === undefined ? '0/0' : `${played.runs}/${played.wickets}`
  }
  return `${text('home')}-${text('away')}`
}

const first = { subject: 'first', tabName: 'MATCH' } as const

const markets: readonly MarketSpec[] = [
  { key: 'win', name: 'Winner', betType: 'WIN', kind: 'winner', subject: 'match', tabName: 'MATCH' },
  {
    key: 'ou',
    name: 'Total runs',
    betType: 'OU',
    kind: 'total',
    line: halfLines,
    subject: 'runs',
    tabName: 'MATCH',
  },
  { key: 'i1ou', name: '1st innings runs', betType: 'SPOU', kind: 'total', line: halfLines, ...first },
  {
    key: 'i1ou2',
    name: '1st innings runs',
    betType: 'SPOU',
    kind: 'total',
    line: { ...halfLines, offset: 8 },
    ...first,
  },
  { key: 'i1oe', name: '1st innings odd/even', betType: 'SPOE', kind: 'oddEven', ...first },
  {
    key: 'i1yn',
    name: `1st innings ${milestone} or more`,
    betType: 'SPYN',
    kind: 'yesNo',
    subject: 'milestone',
    tabName: 'MATCH',
  },
]
