import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'

import { space, text } from '#src/ui/theme/scale.ts'
import type { Side } from '#src/wire/match/statistics.ts'
import { type BadgeName, badgeName } from '#src/words/match/statistics.ts'

import { TeamMark } from './TeamMark.tsx'
import type { Teams } from './teams.ts'

const styles = {
  list: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr))',
    gap: 1,
    overflow: 'hidden',
  }),
  badge: css({
    display: 'grid',
    gap: 2,
    minHeight: 52,
    alignContent: 'center',
    padding: `${space[1]}px ${space[3]}px`,
    // What has no neighbour has a line, too.
    boxShadow: '0 0 0 1px var(--border)',
    '& dt': { fontSize: text.s, color: 'var(--text-3)' },
    '& dd': { fontWeight: 500, minWidth: 0 },
    '& dd[data-is-open]': { fontWeight: 400, color: 'var(--text-3)' },
  }),
}

interface BadgesProps {
  names: readonly BadgeName[]
  /** Who has which; one that is not there nobody has. */
  holders: Readonly<Record<string, Side | null>>
  teams: Teams
}

/** What there was to be first at on a map, and who was [STAT-02]. */
export const Badges = memo(function Badges({ names, holders, teams }: BadgesProps) {
  const { i18n } = useLingui()
  return (
    <dl css={styles.list}>
      {names.map((name) => {
        const holder = holders[name] ?? null
        return (
          <div key={name} css={styles.badge} data-badge={name}>
            <dt>{badgeName(i18n, name)}</dt>
            {holder === null ? (
              <dd data-is-open="">
                <Trans context="neither team has reached it">Not yet</Trans>
              </dd>
            ) : (
              <dd>
                <TeamMark side={holder} teams={teams} />
              </dd>
            )}
          </div>
        )
      })}
    </dl>
  )
})
