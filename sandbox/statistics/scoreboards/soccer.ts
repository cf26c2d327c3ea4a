import { hash, hashUnit } from '../../feeds/random.ts'
import type { Team } from '../../feeds/simulator/match.ts'
import { countBySide } from '../played.ts'
import { figure, type Figures, type Period, type Sport } from './period.ts'

/** What may happen to either side in a minute, and how likely. A goal is a shot on target in addition to these. */
const happenings = [
  { name: 'Shots', chance: 0.11 },
  { name: 'Shots on target', chance: 0.035 },
  { name: 'Corners', chance: 0.052 },
  { name: 'Fouls', chance: 0.12 },
  { name: 'Offsides', chance: 0.02 },
  { name: 'Yellow cards', chance: 0.02 },
] as const

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
    let minutes = 0
    let homeMinutes = 0
    for (const { plays } of periods) {
      for (const { play } of plays) {
        if (play.kind !== 'minute') continue
        minutes += 1
        if (hashUnit(seed, play.minute, 71) < 0.38 + 0.24 * hashUnit(seed, 73)) homeMinutes += 1
        for (const [index, { name, chance }] of happenings.entries()) {
          for (const team of teams) {
            const luck = hashUnit(hash(seed, play.minute), index, team === 'home' ? 1 : 2)
            const count = counts.get(name)
            if (luck < chance && count !== undefined) count[team] += 1
          }
        }
      }
    }
    const goals = goalsIn(periods)
    for (const team of teams) {
      const [shots, onTarget] = [counts.get('Shots'), counts.get('Shots on target')]
      if (shots === undefined || onTarget === undefined) continue
      onTarget[team] += goals[team]
      shots[team] += onTarget[team]
    }
    const homeShare = minutes === 0 ? 50 : Math.round((100 * homeMinutes) / minutes)
    return [
      figure('Possession', { home: `${homeShare}%`, away: `${100 - homeShare}%` }),
      ...happenings.map(({ name }) => figure(name, counts.get(name) ?? { home: 0, away: 0 })),
    ]
  },
}

const teams: readonly Team[] = ['home', 'away']

function goalsIn(periods: readonly Period[]): Record<Team, number> {
  const goals = periods.flatMap(({ plays }) =>
    plays.flatMap(({ play }) => (play.kind === 'goal' ? [play] : [])),
  )
  return countBySide(goals, () => true)
}
