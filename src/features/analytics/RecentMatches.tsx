import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'

import { Name } from '#src/ui/text/Name.tsx'
import type { OfBoth, PastMatch } from '#src/wire/match/analytics.ts'

import { analysisStyle } from './analysisStyle.ts'
import { Form } from './Form.tsx'
import { MatchRows } from './MatchRows.tsx'

/** What each of the two teams played last, with its form [STAT-03]. */
export function RecentMatches({
  recent,
  home,
  away,
}: {
  recent: OfBoth<PastMatch>
  home: string
  away: string
}) {
  return (
    <div css={analysisStyle.both}>
      <OfTeam team={home} matches={recent.home} />
      <OfTeam team={away} matches={recent.away} />
    </div>
  )
}

function OfTeam({ team, matches }: { team: string; matches: readonly PastMatch[] }) {
  const { t } = useLingui()
  const headId = useId()
  return (
    <section css={analysisStyle.card} aria-labelledby={headId}>
      <h2 id={headId}>
        <Name lines={2}>{team}</Name>
      </h2>
      {matches.length === 0 ? (
        <p css={analysisStyle.lead}>
          <Trans>No recent matches for this team.</Trans>
        </p>
      ) : (
        <>
          <Form team={team} matches={matches} label={t`Form, newest first`} />
          <MatchRows
            label={t({ message: 'Recent matches', context: "a team's latest matches" })}
            matches={matches}
            team={team}
          />
        </>
      )}
    </section>
  )
}
