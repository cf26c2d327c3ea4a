import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'

import { gameById } from '#domain/market/game.ts'
import { useFormat } from '#src/client/hooks/useFormat.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Name } from '#src/ui/text/Name.tsx'
import type { Standings as Table } from '#src/wire/match/standings.ts'

import { analysisStyle } from './analysisStyle.ts'
import { shownRows } from './shownRows.ts'
import { standingsColumns } from './standingsColumns.ts'
import { StandingsTable } from './StandingsTable.tsx'

interface StandingsProps {
  standings: Table
  gameId: string
  /** The two of the match, as the event calls them. */
  teams: readonly string[]
}

/** The table of a competition before a match, in which its two teams are found at once; a long one is folded around them [STAT-03]. */
export function Standings({ standings: { competitionName, sinceUtc, rows }, gameId, teams }: StandingsProps) {
  const { t } = useLingui()
  const headId = useId()
  const tableId = useId()
  const format = useFormat()
  const [isWhole, setWhole] = useState(false)
  const few = shownRows(rows, teams)
  const count = rows.length
  const all = rows.map((row) => ({ row, isAfterGap: false }))
  const since = sinceUtc === null ? null : format.date(sinceUtc)
  return (
    <section css={analysisStyle.card} aria-labelledby={headId}>
      <h2 id={headId}>
        <Name lines={2}>{competitionName}</Name>
      </h2>
      {count === 0 ? (
        <p css={analysisStyle.lead}>
          <Trans>No standings for this competition yet.</Trans>
        </p>
      ) : (
        <>
          {since !== null && (
            <p css={analysisStyle.lead}>
              <Trans>Matches since {since}, before this one</Trans>
            </p>
          )}
          <StandingsTable
            id={tableId}
            label={t({ message: 'Standings', context: 'table of the teams of a competition' })}
            rows={isWhole ? all : few}
            columns={standingsColumns(rows, gameById(gameId).kind)}
            teams={teams}
          />
          {few.length < count && (
            <Button isWide aria-expanded={isWhole} aria-controls={tableId} onClick={() => setWhole(!isWhole)}>
              {isWhole ? (
                <Trans context="rows of the standings">Show fewer teams</Trans>
              ) : (
                <Plural value={count} one="Show # team" other="Show all # teams" />
              )}
            </Button>
          )}
        </>
      )}
    </section>
  )
}
