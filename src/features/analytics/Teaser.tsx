import { css } from '@emotion/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import type { Event } from '#domain/market/event.ts'
import { headToHeadQuery, recentMatchesQuery } from '#src/api/match/analysis.ts'
import { useClient } from '#src/client/context.tsx'
import { Dot } from '#src/ui/text/Dot.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { radius, space, text } from '#src/ui/theme/scale.ts'
import type { HeadToHead, PastMatch } from '#src/wire/match/analytics.ts'

import { Form } from './Form.tsx'

const styles = {
  room: css({ minWidth: 0, containerType: 'inline-size', containerName: 'teaser' }),
  row: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(max-content, 1fr) minmax(0, 22rem) minmax(max-content, 1fr)',
    alignItems: 'center',
    gap: space[4],
    '@container teaser (width < 32rem)': {
      gridTemplateColumns: 'max-content minmax(0, 1fr) max-content',
      gap: space[2],
      '& [data-lead], & [data-draws]': { display: 'none' },
    },
  }),
  form: css({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    fontSize: text.xs,
    color: 'var(--text-2)',
    '&[data-of="away"]': { justifyContent: 'end' },
  }),
  met: css({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'baseline',
    alignContent: 'center',
    gap: `2px ${space[2]}px`,
    width: '100%',
    height: 40,
    borderRadius: radius.s,
    fontSize: text.xs,
    lineHeight: '1rem',
    color: 'var(--text-2)',
    '&:hover': { color: 'var(--text-1)' },
    '&:focus-visible': { outlineOffset: -2 },
    '> b': { fontWeight: 500, color: 'var(--text-1)' },
    '> span': { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' },
    '> [data-bar]': { gridColumn: '1 / -1', display: 'flex', gap: 2, height: 5 },
    '> [data-bar] > i': { minWidth: 2, borderRadius: 3 },
  }),
}

interface TeaserProps {
  event: Pick<Event, 'eventId' | 'home' | 'away'>
  hasRecent: boolean
  hasMet: boolean
  /** Shows all that is known. */
  onMore: () => void
  /** Where nothing is known after all. */
  otherwise: ReactNode
}

/** Before a match: the last results of each team around how they met before, which leads to the analysis [STAT-03] [BROWSE-08]. */
export function Teaser({
  event: { eventId, home, away },
  hasRecent,
  hasMet,
  onMore,
  otherwise,
}: TeaserProps) {
  const client = useClient()
  const recent = useQuery({ ...recentMatchesQuery(client, eventId), enabled: hasRecent })
  const met = useQuery({ ...headToHeadQuery(client, eventId), enabled: hasMet })
  const forms = recent.data ?? { home: [], away: [] }
  const meetings = met.data !== undefined && met.data.matches.length > 0 ? met.data : null
  if (meetings === null && forms.home.length + forms.away.length === 0)
    return recent.isLoading || met.isLoading ? null : otherwise
  return (
    <div css={styles.room} data-teaser="">
      <div css={styles.row}>
        <FormOf side="home" team={home} matches={forms.home} />
        {meetings === null ? <span /> : <Meetings met={meetings} home={home} away={away} onMore={onMore} />}
        <FormOf side="away" team={away} matches={forms.away} />
      </div>
    </div>
  )
}

interface FormOfProps {
  side: 'home' | 'away'
  team: string
  matches: readonly PastMatch[]
}

function FormOf({ side, team, matches }: FormOfProps) {
  const { t } = useLingui()
  if (matches.length === 0) return <span />
  return (
    <span css={styles.form} data-of={side}>
      <span data-lead="" aria-hidden="true">
        <Trans context="before letters: a team's latest results">Last 5</Trans>
      </span>
      <Form team={team} matches={matches} label={t`Form of ${team}, newest first`} isSmall />
    </span>
  )
}

interface MeetingsProps {
  met: HeadToHead
  home: string
  away: string
  onMore: () => void
}

/** Who won how many of the last meetings. */
function Meetings({ met, home, away, onMore }: MeetingsProps) {
  const { matches, draws } = met
  const [ofHome, ofAway] = [met.home.wins, met.away.wins]
  const parts = [
    ['home', ofHome, 'var(--chart-1)'],
    ['draws', draws, 'var(--border-strong)'],
    ['away', ofAway, 'var(--chart-2)'],
  ] as const
  return (
    <button type="button" css={styles.met} onClick={onMore}>
      <b>
        <VisuallyHidden>{home}</VisuallyHidden> {ofHome}
      </b>{' '}
      <span>
        <Plural value={matches.length} one="Last meeting" other="Last # meetings" />
        {draws > 0 && (
          <span data-draws="">
            <Dot />
            <Plural value={draws} one="# draw" other="# draws" />
          </span>
        )}
      </span>{' '}
      <b>
        <VisuallyHidden>{away}</VisuallyHidden> {ofAway}
      </b>
      <VisuallyHidden>
        <Trans context="after the meetings of two teams: where the button leads">, analysis</Trans>
      </VisuallyHidden>
      <span data-bar="" aria-hidden="true">
        {parts.map(
          ([name, count, background]) =>
            count > 0 && <i key={name} style={{ flex: `${count} 0 0`, background }} />,
        )}
      </span>
    </button>
  )
}
