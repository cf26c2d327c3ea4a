import { css } from '@emotion/react'
import { Plural, Trans } from '@lingui/react/macro'
import { useId, useState } from 'react'

import { useFormat } from '#src/client/hooks/useFormat.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Name } from '#src/ui/text/Name.tsx'
import { space, text } from '#src/ui/theme/scale.ts'
import type { HeroRow, OfBoth } from '#src/wire/match/analytics.ts'

import { analysisStyle } from './analysisStyle.ts'

const styles = {
  table: css({
    width: '100%',
    borderCollapse: 'collapse',
    fontSize: text.s,
    fontVariantNumeric: 'tabular-nums',
    'th, td': { height: 36, padding: `0 ${space[1]}px`, textAlign: 'end', color: 'var(--text-1)' },
    'thead th': { fontSize: text.s, fontWeight: 400, color: 'var(--text-2)' },
    'th:first-of-type': { textAlign: 'start', overflowWrap: 'anywhere' },
    'tbody th': { fontWeight: 500 },
    'tbody tr': { borderTop: '1px solid var(--border)' },
  }),
}

/** So many heroes are shown at first. */
const first = 10

/** The heroes that each of the two teams picks, most first [STAT-03]. */
export function Heroes({ heroes, home, away }: { heroes: OfBoth<HeroRow>; home: string; away: string }) {
  return (
    <div css={analysisStyle.both}>
      <HeroTable team={home} rows={heroes.home} />
      <HeroTable team={away} rows={heroes.away} />
    </div>
  )
}

function HeroTable({ team, rows }: { team: string; rows: readonly HeroRow[] }) {
  const headId = useId()
  const format = useFormat()
  const [isWhole, showAll] = useState(false)
  const shown = isWhole ? rows : rows.slice(0, first)
  const more = rows.length - shown.length
  return (
    <section css={analysisStyle.card} aria-labelledby={headId}>
      <h2 id={headId}>
        <Name lines={2}>{team}</Name>
      </h2>
      {rows.length === 0 ? (
        <p css={analysisStyle.lead}>
          <Trans>No hero data for this team.</Trans>
        </p>
      ) : (
        <table css={styles.table} aria-labelledby={headId}>
          <thead>
            <tr>
              <th scope="col">
                <Trans context="character of a player in Dota or LoL">Hero</Trans>
              </th>
              <th scope="col">
                <Trans context="hero table: matches played with the hero">Played</Trans>
              </th>
              <th scope="col">
                <Trans context="hero table: share of matches in which the hero was picked">Pick rate</Trans>
              </th>
              <th scope="col">
                <Trans context="hero table: share of matches won">Win rate</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ hero, games, pick, win }) => (
              <tr key={hero}>
                <th scope="row">
                  <Name lines={2}>{hero}</Name>
                </th>
                <td>{games}</td>
                <td>{format.percent(Number(pick))}</td>
                <td>{format.percent(Number(win))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {more > 0 && (
        <Button isWide onClick={() => showAll(true)}>
          <Plural value={more} one="Show # more hero" other="Show # more heroes" />
        </Button>
      )}
    </section>
  )
}
