import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'

import { Name } from '#src/ui/text/Name.tsx'
import { space } from '#src/ui/theme/scale.ts'
import type { OfBoth, PastMatch } from '#src/wire/match/analytics.ts'

import { analysisStyle } from './analysisStyle.ts'
import { EndedMark, endedFor, MatchRows } from './MatchRows.tsx'

const form = css({
  display: 'flex',
  gap: space[1],
  flexWrap: 'wrap',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

/** How many of the last results stand together as a team's form. */
const ofForm = 5

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
          <ul css={form} aria-label={t`Form, newest first`}>
            {matches.slice(0, ofForm).map((match) => (
              <li key={match.startUtc}>
                <EndedMark ended={endedFor(team, match)} />
              </li>
            ))}
          </ul>
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
