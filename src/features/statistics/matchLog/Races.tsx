import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'

import { space, text } from '#src/ui/theme/scale.ts'
import type { Race } from '#src/wire/match/matchLog.ts'
import { playTime } from '#src/words/match/statistics.ts'

import { TeamMark } from '../TeamMark.tsx'
import type { Teams } from '../teams.ts'

const styles = {
  list: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))',
    gap: 1,
    overflow: 'hidden',
  }),
  race: css({
    display: 'grid',
    gap: 2,
    minHeight: 56,
    alignContent: 'center',
    padding: `${space[1]}px ${space[3]}px`,
    // What has no neighbour has a line, too.
    boxShadow: '0 0 0 1px var(--border)',
    '& dt': { fontSize: text.s, color: 'var(--text-3)' },
    '& dd': { minWidth: 0, color: 'var(--text-3)' },
    '& dd[data-winner]': { display: 'flex', gap: space[2], fontWeight: 500, color: 'var(--text-1)' },
    '& time': { fontWeight: 400, color: 'var(--text-3)' },
  }),
}

/** Who had five, ten and fifteen rounds or kills first, and when [STAT-05]. */
export const Races = memo(function Races({ races, teams }: { races: readonly Race[]; teams: Teams }) {
  const { t } = useLingui()
  return (
    <dl css={styles.list} aria-label={t`Races`}>
      {races.map(({ marker, winner, at }) => (
        <div key={marker} css={styles.race}>
          <dt>
            <Trans>First to {marker}</Trans>
          </dt>
          {winner === null ? (
            <dd>
              <Trans context="neither team has reached it">Not yet</Trans>
            </dd>
          ) : (
            <dd data-winner={winner}>
              <TeamMark side={winner} teams={teams} />
              {at !== null && <time>{playTime(at)}</time>}
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
})
