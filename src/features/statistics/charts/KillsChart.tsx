import { Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'

import type { KillEvent } from '#src/wire/match/matchLog.ts'
import type { Side } from '#src/wire/match/statistics.ts'
import { playTime } from '#src/words/match/statistics.ts'

import { bothSides, sideColour, type Teams } from '../teams.ts'
import { Figure } from './Figure.tsx'
import { LineChart } from './LineChart.tsx'
import { boundsOf, type Point, stepPath } from './lines.ts'

interface KillsChartProps {
  events: readonly KillEvent[]
  teams: Teams
}

/** How the kills of both sides have grown [STAT-05]. */
export const KillsChart = memo(function KillsChart({ events, teams }: KillsChartProps) {
  const { t } = useLingui()
  const kills = events.filter(({ kind }) => kind === 'kill')
  const end = events.at(-1)?.at ?? 0
  const courses: Record<Side, Point[]> = {
    home: courseOf(kills, 'home', end),
    away: courseOf(kills, 'away', end),
  }
  const bounds = boundsOf([courses.home, courses.away])
  const scoreline = kills.at(-1)?.scoreline ?? '0-0'
  const { home, away } = teams
  return (
    <Figure
      title={<Trans context="number of kills">Kills</Trans>}
      summary={scoreline}
      heads={[
        t({ message: 'Time', context: 'time on the game clock' }),
        t({ message: 'Team', context: 'one side of a match' }),
        t({ message: 'Score', context: 'points, goals, maps or rounds so far' }),
      ]}
      rows={kills.map(({ at, who, scoreline: after }, index) => [
        at === null ? String(index + 1) : playTime(at),
        who === null ? '–' : teams[who],
        after,
      ])}
    >
      <LineChart
        label={t`Kills over time, ${home} v ${away}: ${scoreline}`}
        most={String(bounds.most)}
        least={String(bounds.least)}
        end={bounds.end}
      >
        {bothSides.map((side) => (
          <path
            key={side}
            d={stepPath(courses[side], bounds)}
            fill="none"
            stroke={sideColour[side]}
            strokeWidth="2"
            strokeDasharray={side === 'away' ? '6 3' : undefined}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </LineChart>
    </Figure>
  )
})

function courseOf(kills: readonly KillEvent[], side: Side, end: number): Point[] {
  const own = kills.filter(({ who, at }) => who === side && at !== null)
  return [
    { at: 0, value: 0 },
    ...own.map(({ at }, index) => ({ at: at ?? 0, value: index + 1 })),
    { at: end, value: own.length },
  ]
}
