import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { Badge } from '#src/ui/feedback/Badge.tsx'
import { space, text } from '#src/ui/theme/scale.ts'
import type { Side } from '#src/wire/match/statistics.ts'
import { mapSideName } from '#src/words/match/statistics.ts'

import { Section } from './Section.tsx'
import { TeamMark } from './TeamMark.tsx'
import type { Teams } from './teams.ts'

const styles = {
  head: css({ display: 'flex', alignItems: 'center', gap: space[2], minWidth: 0 }),
  none: css({ padding: space[3], fontSize: text.s, color: 'var(--text-2)' }),
}

interface PlayersOfProps {
  side: Side
  /** Which side of the map it plays, by the wire's name; empty where nobody said. */
  mapSide: string
  teams: Teams
  isEmpty: boolean
  /** Their table, by what it is called. */
  children: (label: string) => ReactNode
}

/** The players of a team under its name and its side of the map; or that nothing is known of them. */
export function PlayersOf({ side, mapSide, teams, isEmpty, children }: PlayersOfProps) {
  const { i18n, t } = useLingui()
  const team = teams[side]
  return (
    <Section
      title={
        <span css={styles.head}>
          <TeamMark side={side} teams={teams} />
          {mapSide !== '' && <Badge>{mapSideName(i18n, mapSide)}</Badge>}
        </span>
      }
    >
      {isEmpty ? (
        <p css={styles.none}>
          <Trans>No player data.</Trans>
        </p>
      ) : (
        children(t`Players of ${team}`)
      )}
    </Section>
  )
}
