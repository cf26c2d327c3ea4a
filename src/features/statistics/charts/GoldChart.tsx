import { Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'

import { useFormat } from '#src/client/hooks/useFormat.ts'
import type { GoldPoint } from '#src/wire/match/matchLog.ts'
import { playTime } from '#src/words/match/statistics.ts'

import { sideColour, type Teams } from '../teams.ts'
import { Figure } from './Figure.tsx'
import { LineChart } from './LineChart.tsx'
import { areaPath, boundsOf, linePath, partOf, room, yOf } from './lines.ts'

interface GoldChartProps {
  gold: readonly GoldPoint[]
  teams: Teams
}

/** By how much one side has had more gold than the other: home's lead above, away's below. */
export const GoldChart = memo(function GoldChart({ gold, teams }: GoldChartProps) {
  const { t } = useLingui()
  const { count: short } = useFormat()
  const { home, away } = teams
  const lead = gold.map(({ at, home, away }) => ({ at, value: home - away }))
  const bounds = boundsOf([lead])
  const now = lead.at(-1)?.value ?? 0
  const zero = yOf(0, bounds)
  const leader = now > 0 ? teams.home : teams.away
  const amount = short(Math.abs(now))
  const summary =
    now === 0
      ? t({ message: 'Level on gold', context: 'equal amount of gold' })
      : t`${leader} leads by ${amount}`
  return (
    <Figure
      title={<Trans>Gold lead</Trans>}
      summary={summary}
      heads={[t({ message: 'Time', context: 'time on the game clock' }), teams.home, teams.away]}
      rows={gold.map(({ at, home, away }) => [playTime(at), short(home), short(away)])}
    >
      <LineChart
        label={t`Gold lead over time, ${home} above and ${away} below: ${summary}`}
        most={short(bounds.most)}
        least={short(Math.abs(bounds.least))}
        end={bounds.end}
      >
        <path d={areaPath(partOf(lead, 1), bounds)} fill={sideColour.home} opacity="0.5" />
        <path d={areaPath(partOf(lead, -1), bounds)} fill={sideColour.away} opacity="0.5" />
        <path
          d={`M0 ${zero}H${room.width}`}
          stroke="var(--border-strong)"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d={linePath(lead, bounds)}
          fill="none"
          stroke="var(--text-1)"
          strokeWidth="1.5"
          vectorEffect="non-scaling-stroke"
        />
      </LineChart>
    </Figure>
  )
})
