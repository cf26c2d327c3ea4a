import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { GameKind } from '#domain/market/game.ts'
import type { Format } from '#src/client/hooks/useFormat.ts'
import type { StandingsRow } from '#src/wire/match/standings.ts'

/** A column of figures in the standings. */
export interface StandingsColumn {
  readonly name: string
  /** The same in every language, if it is a text. */
  readonly short: MessageDescriptor | string
  readonly full: MessageDescriptor
  /** Whether it needs some room beside the names, or much; without either it is always there. */
  readonly room?: 'some' | 'wide'
  /** Whether the table is sorted by it. */
  readonly leads: boolean
  readonly told: (row: StandingsRow, format: Format) => string
}

const winRate = msg({ message: 'Win rate', context: 'column of the standings: share of matches won' })
const scores = {
  goals: msg({ message: 'Goals', context: 'column of the standings: scored and conceded' }),
  maps: msg({ message: 'Maps', context: 'column of the standings: won and lost' }),
  other: msg({ message: 'Score', context: 'column of the standings: scored and conceded' }),
}

/** What the matches of a game are counted in, in its standings. */
function scoreOf(kind: GameKind): MessageDescriptor {
  if (kind === 'goals') return scores.goals
  return kind === 'rounds' || kind === 'kills' ? scores.maps : scores.other
}

/** The columns of a table: those of which its rows have figures. */
export function standingsColumns(rows: readonly StandingsRow[], kind: GameKind): StandingsColumn[] {
  const has = (figure: keyof StandingsRow): boolean => rows.some((row) => row[figure] !== null)
  const [hasPoints, hasRate] = [has('points'), has('winRate')]
  // Where nothing else decides, what was won and lost is what one looks for.
  const isByWins = !hasPoints && !hasRate
  const ofWins = isByWins ? {} : ({ room: 'some' } as const)
  const score = scoreOf(kind)
  const columns: (StandingsColumn | false)[] = [
    {
      name: 'played',
      short: msg({ message: 'P', context: 'short for matches played, column of the standings' }),
      full: msg({ message: 'Played', context: 'column of the standings: number of matches' }),
      ...(isByWins && ({ room: 'some' } as const)),
      leads: false,
      told: ({ played }) => String(played),
    },
    {
      name: 'won',
      short: msg({ message: 'W', context: 'won match' }),
      full: msg({ message: 'Won', context: 'column of the standings: number of matches' }),
      ...ofWins,
      leads: isByWins,
      told: ({ won }) => String(won),
    },
    has('drawn') && {
      name: 'drawn',
      short: msg({ message: 'D', context: 'drawn match' }),
      full: msg({ message: 'Drawn', context: 'column of the standings: number of matches' }),
      ...ofWins,
      leads: false,
      told: ({ drawn }) => dash(drawn),
    },
    {
      name: 'lost',
      short: msg({ message: 'L', context: 'lost match' }),
      full: msg({ message: 'Lost', context: 'column of the standings: number of matches' }),
      ...ofWins,
      leads: false,
      told: ({ lost }) => String(lost),
    },
    has('scored') && {
      name: 'score',
      short: score,
      full: score,
      room: 'wide',
      leads: false,
      told: ({ scored, conceded }) =>
        scored === null || conceded === null ? noFigure : `${scored}:${conceded}`,
    },
    has('scored') && {
      name: 'difference',
      short: '+/−',
      full: msg({ message: 'Difference', context: 'column of the standings: scored less conceded' }),
      leads: false,
      told: ({ scored, conceded }) =>
        scored === null || conceded === null ? noFigure : signed(scored - conceded),
    },
    hasRate && {
      name: 'winRate',
      short: winRate,
      full: winRate,
      leads: true,
      told: ({ winRate }, format) => (winRate === null ? noFigure : format.percent(Number(winRate))),
    },
    hasPoints && {
      name: 'points',
      short: msg({ message: 'Pts', context: 'short for points, column of the standings' }),
      full: msg({ message: 'Points', context: 'column of the standings' }),
      leads: true,
      told: ({ points }) => (points === null ? noFigure : points < 0 ? signed(points) : String(points)),
    },
  ]
  return columns.filter((column) => column !== false)
}

const noFigure = '–'

function dash(figure: number | null): string {
  return figure === null ? noFigure : String(figure)
}

/** A number with its sign: +12, 0, −3. */
function signed(figure: number): string {
  if (figure === 0) return '0'
  return figure > 0 ? `+${figure}` : `−${-figure}`
}
