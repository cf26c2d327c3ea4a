import { describe, expect, it } from 'vitest'

import type { components } from '#openapi/client.gen.ts'

import { added, momentsBetween, someMatches } from '../testing.ts'
import { basketball } from './basketball.ts'
import { cricket } from './cricket.ts'
import { periodsAt, scoreboardRows } from './period.ts'
import { soccer } from './soccer.ts'

type Board = components['schemas']['ScoreboardStats']
type Figures = Board['figures']

const matches = 200
const sides = ['home', 'away'] as const
type Side = (typeof sides)[number]

const numberOf = (figures: Figures, name: string, side: Side, part = 0): number =>
  Number(figures.find((row) => row.name === name)?.[side].split('/')[part])

/** The score that a side's figures add up to, by sport. */
const sports = [
  {
    name: 'soccer',
    sport: soccer,
    gameIds: soccer.gameIds,
    problem: (figures: Figures, side: Side, score: number): boolean =>
      numberOf(figures, 'Shots on target', side) < score ||
      numberOf(figures, 'Shots', side) < numberOf(figures, 'Shots on target', side),
  },
  {
    name: 'basketball',
    sport: basketball,
    gameIds: basketball.gameIds,
    problem: (figures: Figures, side: Side, score: number): boolean => {
      const made = numberOf(figures, 'Field goals', side)
      const threes = numberOf(figures, 'Three-pointers', side)
      return 2 * made + threes + numberOf(figures, 'Free throws', side) !== score
    },
  },
] as const

describe.each(sports)('the scoreboard of $name', ({ sport, gameIds, problem }) => {
  it(`of ${matches} matches adds up to the score at any moment [STAT-08]`, () => {
    const problems = someMatches(gameIds[0] ?? '', matches).flatMap(({ match }) =>
      momentsBetween(0, match.endAt).flatMap((at) => {
        const board = match.steps.findLast((step) => step.at <= at)?.board
        const rows = scoreboardRows(sport, match, at, 5)
        const last = rows.at(-1)?.details
        if (last?.kind !== 'scoreboard') return [`${match.eventId}: no row at ${at}`]
        const score = (side: Side): number => added(last.periods.map((period) => Number(period[side])))
        const wrong = sides.filter((side) => problem(last.figures, side, score(side)))
        const isScore = `${score('home')}-${score('away')}` === board?.scoreline
        return isScore && wrong.length === 0 ? [] : [`${match.eventId} at ${at}: ${JSON.stringify(last)}`]
      }),
    )
    expect(problems.slice(0, 3)).toEqual([])
  })
})

describe('the momentum of soccer', () => {
  it(`of ${matches} matches has a step for every two minutes of each half that has begun, leaning neither way always, and every goal in the step of its minute [STAT-08]`, () => {
    const leans: number[] = []
    for (const { match } of someMatches('41', matches))
      for (const at of momentsBetween(0, match.endAt)) {
        const periods = periodsAt(match, at)
        for (const { details } of scoreboardRows(soccer, match, at, 5).slice(-1)) {
          if (details.kind !== 'scoreboard' || details.momentum === undefined) throw new Error('no momentum')
          const { minutes, planned, steps } = details.momentum
          expect([minutes, planned]).toEqual([2, 45])
          for (const { period, plays } of periods) {
            const played = plays.flatMap(({ play }) => ('minute' in play ? [play] : []))
            const from = period === 1 ? 1 : (played[0]?.minute ?? 0)
            const ofPeriod = steps.filter((step) => step.period === period)
            expect(ofPeriod).toHaveLength(Math.ceil(((played.at(-1)?.minute ?? from - 1) - from + 1) / 2))
            const goals = ofPeriod.flatMap((step, index) => step.goals.map((by) => `${index} ${by}`))
            expect(goals).toEqual(
              played.flatMap((play) =>
                play.kind === 'goal' ? [`${Math.floor((play.minute - from) / 2)} ${play.by}`] : [],
              ),
            )
          }
          leans.push(...steps.map(({ lean }) => lean))
        }
      }
    expect([Math.min(...leans), Math.max(...leans)]).toEqual([-100, 100])
    const share = leans.filter((lean) => lean > 0).length / leans.filter((lean) => lean !== 0).length
    expect(share).toBeGreaterThan(0.4)
    expect(share).toBeLessThan(0.6)
  })
})

describe('the scoreboard of cricket', () => {
  it(`of ${matches} matches adds up to the score at any moment [STAT-08]`, () => {
    const problems = someMatches('44', matches).flatMap(({ match }) =>
      momentsBetween(0, match.endAt).flatMap((at) => {
        const board = match.steps.findLast((step) => step.at <= at)?.board
        return scoreboardRows(cricket, match, at, 5).flatMap(({ details }) => {
          if (details.kind !== 'scoreboard') return ['not a scoreboard']
          const bats: Side = details.figures[0]?.home === '' ? 'away' : 'home'
          const [home = '', away = ''] = (board?.scoreline ?? '').split('-')
          const { figures, scoreline } = details
          const runs = numberOf(figures, 'Runs', bats)
          const boundaries = 4 * numberOf(figures, 'Fours', bats) + 6 * numberOf(figures, 'Sixes', bats)
          const isRight =
            scoreline === (bats === 'home' ? home : away) &&
            scoreline === `${runs}/${numberOf(figures, 'Wickets', bats)}` &&
            boundaries <= runs
          return isRight ? [] : [`${match.eventId} at ${at}: ${JSON.stringify(details)} ${board?.scoreline}`]
        })
      }),
    )
    expect(problems.slice(0, 3)).toEqual([])
  })
})
