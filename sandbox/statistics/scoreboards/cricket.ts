import type { Team } from '../../feeds/simulator/match.ts'
import { figure, type Figures, type Period, type Sport } from './period.ts'

interface Innings {
  runs: number
  wickets: number
  balls: number
  fours: number
  sixes: number
  dots: number
}

const ordinals = ['1st', '2nd'] as const
const ballsInOver = 6

/** Innings of balls; figures cover the innings, on the side that bats. */
export const cricket: Sport = {
  gameIds: ['44'],
  nameOf: (period) => `${ordinals[period - 1] ?? `${period}th`} innings`,
  scoreOf: (period) => {
    const { runs, wickets } = inningsOf(period)
    return of(period.by, `${runs}/${wickets}`)
  },
  figuresOf: (periods): Figures => {
    const period = periods.at(-1)
    if (period === undefined) return []
    const innings = inningsOf(period)
    const { runs, wickets, balls, fours, sixes, dots } = innings
    const first = periods.length > 1 ? periods[0] : undefined
    const rows: [name: string, value: number | string][] = [
      ['Runs', runs],
      ['Wickets', wickets],
      ['Overs', `${Math.floor(balls / ballsInOver)}.${balls % ballsInOver}`],
      ['Run rate', balls === 0 ? '0.00' : ((runs * ballsInOver) / balls).toFixed(2)],
      ['Fours', fours],
      ['Sixes', sixes],
      ['Dot balls', dots],
    ]
    if (first !== undefined) rows.push(['Target', inningsOf(first).runs + 1])
    return rows.map(([name, value]) => figure(name, of(period.by, String(value))))
  },
}

function of(team: Team | null, text: string): Record<Team, string> {
  return { home: team === 'home' ? text : '', away: team === 'away' ? text : '' }
}

function inningsOf({ plays }: Period): Innings {
  const innings = { runs: 0, wickets: 0, balls: 0, fours: 0, sixes: 0, dots: 0 }
  for (const { play } of plays) {
    if (play.kind !== 'ball') continue
    innings.balls += 1
    innings.runs += play.runs
    if (play.wicket) innings.wickets += 1
    if (play.runs === 4) innings.fours += 1
    else if (play.runs === 6) innings.sixes += 1
    else if (play.runs === 0) innings.dots += 1
  }
  return innings
}
