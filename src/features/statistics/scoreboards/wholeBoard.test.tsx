import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import type { Play, Team } from '#sandbox/feeds/simulator/match.ts'
import type { PlayedMatch } from '#sandbox/statistics/played.ts'
import { basketball } from '#sandbox/statistics/scoreboards/basketball.ts'
import { cricket } from '#sandbox/statistics/scoreboards/cricket.ts'
import { lastStep, periodsAt, scoreboardRows, type Sport } from '#sandbox/statistics/scoreboards/period.ts'
import { soccer } from '#sandbox/statistics/scoreboards/soccer.ts'
import { someMatches } from '#sandbox/statistics/testing.ts'
import { pretendDevice } from '#src/testing/shell/page.tsx'

import { openStats } from '../testing/openStats.tsx'
import { type Cells, rowsOf, textOf } from '../testing/readTable.ts'

beforeEach(() => {
  localStorage.clear()
  pretendDevice('desktop')
})

const sides = ['home', 'away'] as const

/** The engine's own luck with what it does not play, such as fouls. */
const luck = 7

interface Score {
  readonly home: string
  readonly away: string
}

/** A sport as its matches are played: what its periods are called, and their scores counted from what happened. */
interface Case {
  readonly name: string
  readonly gameId: string
  readonly sport: Sport
  readonly periods: readonly string[]
  readonly scoreOf: (plays: readonly Play[]) => Score
  readonly totalOf: (plays: readonly (readonly Play[])[]) => Score
}

function goals(plays: readonly Play[]): Score {
  const by = (team: Team): string =>
    String(plays.filter((play) => play.kind === 'goal' && play.by === team).length)
  return { home: by('home'), away: by('away') }
}

function points(plays: readonly Play[]): Score {
  const by = (team: Team): string =>
    String(plays.reduce((sum, play) => sum + (play.kind === 'attacks' ? play[team] : 0), 0))
  return { home: by('home'), away: by('away') }
}

/** Runs and wickets of an innings, by the side that bats: "108/3"; the other side has none. */
function runs(plays: readonly Play[]): Score {
  const by = (team: Team): string => {
    const balls = plays.flatMap((play) => (play.kind === 'ball' && play.by === team ? [play] : []))
    const wickets = balls.filter(({ wicket }) => wicket).length
    return balls.length === 0 ? '–' : `${balls.reduce((sum, ball) => sum + ball.runs, 0)}/${wickets}`
  }
  return { home: by('home'), away: by('away') }
}

const cases: readonly Case[] = [
  {
    name: 'soccer',
    gameId: '41',
    sport: soccer,
    periods: ['1st half', '2nd half'],
    scoreOf: goals,
    totalOf: (periods) => goals(periods.flat()),
  },
  {
    name: 'basketball',
    gameId: '43',
    sport: basketball,
    periods: ['Q1', 'Q2', 'Q3', 'Q4'],
    scoreOf: points,
    totalOf: (periods) => points(periods.flat()),
  },
  {
    name: 'cricket',
    gameId: '44',
    sport: cricket,
    periods: ['1st innings', '2nd innings'],
    scoreOf: runs,
    // Who has not batted yet has nothing, and says so.
    totalOf: (periods) => {
      const { home, away } = runs(periods.flat())
      return { home: home.replace('–', '0/0'), away: away.replace('–', '0/0') }
    },
  },
]

/** A figure of both sides, and how wide the bars of its two are; none where they cannot be compared. */
type Figure = readonly [name: string, home: string, away: string, ...widths: string[]]

/** A share of both sides' figures in whole percent; a figure may be a percentage itself. */
function widths(home: string, away: string): string[] {
  const [ofHome, ofAway] = [home, away].map((figure) => Number(figure.replace('%', '')))
  if (home === '' || away === '' || ofHome === undefined || ofAway === undefined) return []
  const all = ofHome + ofAway
  return Number.isNaN(all) || all === 0
    ? []
    : [ofHome, ofAway].map((figure) => `${Math.round((100 * figure) / all)}%`)
}

/** What is to be seen of a period of a match at a moment, told from what was played. */
function expectedOf(
  { sport, periods: names, scoreOf, totalOf }: Case,
  match: PlayedMatch,
  at: number,
  period: number,
) {
  const begun = periodsAt(match, at)
  const plays = begun.map((one) => one.plays.map(({ play }) => play))
  const shownPlays = plays.slice(0, period)
  const total = totalOf(plays)
  const clock = (period === begun.length ? lastStep(match, at)?.board.details : null) ?? ''
  const name = names[period - 1] ?? ''
  return {
    // A clock that names the half stands alone: "2nd half 84'".
    title: clock.startsWith(name) ? clock : [name, clock].filter((part) => part !== '').join(' '),
    board: sides.map((side): Cells => ({
      '': match[side],
      ...Object.fromEntries(shownPlays.map((of, index) => [names[index], scoreOf(of)[side]])),
      Total: total[side],
    })),
    figures: sport
      .figuresOf(begun.slice(0, period), luck)
      .map(({ name, home, away }): Figure => [name, home || '–', away || '–', ...widths(home, away)]),
  }
}

/** What is seen. */
function shown() {
  const board = screen.getByRole('table', { name: 'Scoreboard' })
  if (!(board instanceof HTMLTableElement)) throw new Error('no board')
  const figures = [...document.querySelectorAll('dl > div')].map((figure) => [
    ...[...figure.querySelectorAll('dt, dd')].map(textOf),
    ...[...figure.querySelectorAll('i')].map(({ style }) => style.width),
  ])
  const [title] = screen.getAllByRole('heading')
  return { title: title?.textContent, board: rowsOf(board), figures }
}

describe('the scoreboard of a whole match is what the engine played, cell by cell', () => {
  it.each(cases.map((sport) => [sport.name, sport] as const))(
    'of %s: each period, the score, each figure of both sides and how they compare, while it is played and when it is over [STAT-08]',
    async (_, sport) => {
      const figures: string[][] = []
      for (const { match } of someMatches(sport.gameId, 2)) {
        for (const share of [0.4, 1]) {
          const at = Math.floor(share * match.endAt)
          const rows = scoreboardRows(sport.sport, match, at, luck)
          const { user } = await openStats(() => rows.map((row) => ({ ...row, eventId: 'e1' })), match)
          await screen.findByRole('table', { name: 'Scoreboard' })
          for (const [index, row] of rows.entries()) {
            if (rows.length > 1) {
              const tab = screen.getAllByRole('tab')[index]
              if (tab === undefined) throw new Error('no tab')
              const { home, away } = sport.scoreOf(
                periodsAt(match, at)[index]?.plays.map(({ play }) => play) ?? [],
              )
              const score = [home, away].filter((of) => of !== '–').join('-')
              expect(textOf(tab).replace(', live', '').replaceAll(/ +/g, ' ').trim()).toBe(
                `${sport.periods[index]} ${score}`,
              )
              await user.click(tab)
            }
            expect(shown(), `${match.eventId} at ${share}, period ${row.mapNum}`).toEqual(
              expectedOf(sport, match, at, row.mapNum),
            )
            figures.push(...(shown().figures as string[][]))
          }
        }
      }
      // Each figure is another for the two sides at some moment, so that one on the wrong side was noticed.
      const names = [...new Set(figures.map(([name]) => name))]
      const alike = names.filter((name) => figures.every(([of, home, away]) => of !== name || home === away))
      expect(alike).toEqual([])
      expect(names.length).toBeGreaterThan(5)
    },
  )

  it('of a game that is told by maps alone has the map’s own score where no periods are told [STAT-08]', async () => {
    const details = {
      kind: 'scoreboard',
      mapName: 'Board 4',
      clock: null,
      scoreline: '3-1',
      matchScoreline: '2-5',
      winner: null,
      periods: [],
      figures: [{ name: 'Moves', home: '41', away: '' }],
    }
    await openStats(() => [{ eventId: 'e1', mapNum: 1, status: 2, details }], { home: 'Reds', away: 'Blues' })
    await screen.findByRole('table', { name: 'Scoreboard' })
    expect(shown()).toEqual({
      title: 'Board 4',
      board: [
        { '': 'Reds', 'Board 4': '3', Total: '2' },
        { '': 'Blues', 'Board 4': '1', Total: '5' },
      ],
      figures: [['Moves', '41', '–']],
    })
    expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(3)
  })
})
