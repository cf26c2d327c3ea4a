import { hash, hashUnit } from '../../feeds/random.ts'
import type { Team } from '../../feeds/simulator/match.ts'
import { countBySide } from '../played.ts'
import { figure, type Figures, type Momentum, type Period, type Sport } from './period.ts'

interface Happening {
  readonly name: string
  /** Of a minute, for either side. */
  readonly chance: number
  /** How far it shows who had the better of the minute; what a side suffers counts against it. */
  readonly weight: number
  readonly kind?: Figures[number]['kind']
}

/** What may happen in a minute. A goal is a shot on target in addition to these. */
const happenings: readonly Happening[] = [
  { name: 'Shots', chance: 0.11, weight: 40, kind: 'shots' },
  { name: 'Shots on target', chance: 0.035, weight: 60 },
  { name: 'Corners', chance: 0.052, weight: 40, kind: 'corners' },
  { name: 'Fouls', chance: 0.12, weight: -10 },
  { name: 'Offsides', chance: 0.02, weight: 5 },
  { name: 'Yellow cards', chance: 0.02, weight: 0, kind: 'yellowCards' },
  { name: 'Red cards', chance: 0.002, weight: 0, kind: 'redCards' },
]

/** What having the ball for a minute shows, and a goal. */
const weightOf = { ball: 16, goal: 70 } as const

/** Minutes of a step of the momentum, and steps of a match. */
const stepMinutes = 2
const plannedSteps = 45

/** Two halves of goals; figures cover the match so far. */
export const soccer: Sport = {
  gameIds: ['41', '15'],
  nameOf: (period) => (period === 1 ? '1st half' : '2nd half'),
  scoreOf: (period) => {
    const goals = goalsIn([period])
    return { home: String(goals.home), away: String(goals.away) }
  },
  figuresOf: (periods, seed): Figures => {
    const counts = new Map(happenings.map(({ name }) => [name, { home: 0, away: 0 }]))
    const minutes = minutesOf(periods)
    for (const { minute } of minutes)
      for (const { by, happening } of happeningsIn(seed, minute)) {
        const count = counts.get(happening.name)
        if (count !== undefined) count[by] += 1
      }
    const goals = goalsIn(periods)
    for (const team of teams) {
      const [shots, onTarget] = [counts.get('Shots'), counts.get('Shots on target')]
      if (shots === undefined || onTarget === undefined) continue
      onTarget[team] += goals[team]
      shots[team] += onTarget[team]
    }
    const homeMinutes = minutes.filter(({ minute }) => ballIn(seed, minute) === 'home').length
    const homeShare = minutes.length === 0 ? 50 : Math.round((100 * homeMinutes) / minutes.length)
    return [
      figure('Possession', { home: `${homeShare}%`, away: `${100 - homeShare}%` }, 'possession'),
      ...happenings.map(({ name, kind }) => figure(name, counts.get(name) ?? { home: 0, away: 0 }, kind)),
    ]
  },
  momentumOf: (periods, seed): Momentum => ({
    minutes: stepMinutes,
    planned: plannedSteps,
    steps: periods.flatMap((period) => stepsOf(period, seed)),
  }),
}

const teams: readonly Team[] = ['home', 'away']

/** The minutes that have been played, in their order. */
function minutesOf(periods: readonly Period[]): { minute: number }[] {
  return periods.flatMap(({ plays }) => plays.flatMap(({ play }) => (play.kind === 'minute' ? [play] : [])))
}

/** Who has most of the ball in a minute. */
function ballIn(seed: number, minute: number): Team {
  return hashUnit(seed, minute, 71) < 0.38 + 0.24 * hashUnit(seed, 73) ? 'home' : 'away'
}

/** What either side does in a minute. */
function happeningsIn(seed: number, minute: number): { by: Team; happening: Happening }[] {
  return happenings.flatMap((happening, index) =>
    teams.flatMap((by) => {
      const luck = hashUnit(hash(seed, minute), index, by === 'home' ? 1 : 2)
      return luck < happening.chance ? [{ by, happening }] : []
    }),
  )
}

/** The steps of a half: how far each leaned to a side, by the ball, what was tried, and the goals. */
function stepsOf({ period, plays }: Period, seed: number): Momentum['steps'] {
  const steps: Momentum['steps'] = []
  const played = plays.flatMap(({ play }) => (play.kind === 'minute' || play.kind === 'goal' ? [play] : []))
  const from = played[0]?.minute ?? 0
  for (const play of played) {
    const at = Math.floor((play.minute - from) / stepMinutes)
    const step = (steps[at] ??= { period, lean: 0, goals: [] })
    const leans =
      play.kind === 'goal'
        ? [{ by: play.by, weight: weightOf.goal }]
        : [
            { by: ballIn(seed, play.minute), weight: weightOf.ball },
            ...happeningsIn(seed, play.minute).map(({ by, happening: { weight } }) => ({ by, weight })),
          ]
    for (const { by, weight } of leans) step.lean += by === 'home' ? weight : -weight
    if (play.kind === 'goal') step.goals.push(play.by)
  }
  return steps.map((step) => ({ ...step, lean: Math.max(-100, Math.min(100, step.lean)) }))
}

function goalsIn(periods: readonly Period[]): Record<Team, number> {
  const goals = periods.flatMap(({ plays }) =>
    plays.flatMap(({ play }) => (play.kind === 'goal' ? [play] : [])),
  )
  return countBySide(goals, () => true)
}
