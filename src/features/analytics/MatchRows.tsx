import { css } from '@emotion/react'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { useFormat } from '#src/client/hooks/useFormat.ts'
import { Name } from '#src/ui/text/Name.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { radius, space, text } from '#src/ui/theme/scale.ts'
import type { PastMatch } from '#src/wire/match/analytics.ts'

import { matchRowHeight } from './analysisStyle.ts'

const styles = {
  list: css({ margin: 0, padding: 0, listStyle: 'none' }),
  row: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    columnGap: space[3],
    alignItems: 'center',
    minHeight: matchRowHeight,
    padding: `${space[1]}px ${space[1]}px`,
    borderTop: '1px solid var(--border)',
    borderRadius: radius.s,
    color: 'inherit',
    textDecoration: 'none',
    'a&:hover': { background: 'var(--surface-3)' },
  }),
  marked: css({ gridTemplateColumns: 'auto minmax(0, 1fr)' }),
  when: css({
    gridColumn: '-2 / -1',
    display: 'flex',
    gap: space[2],
    minWidth: 0,
    fontSize: text.xs,
    color: 'var(--text-3)',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    '> bdi': { minWidth: 0 },
  }),
  sides: css({
    gridColumn: '-2 / -1',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
    columnGap: space[2],
    alignItems: 'baseline',
    fontSize: text.s,
    color: 'var(--text-2)',
    '> :first-of-type': { textAlign: 'end' },
  }),
  score: css({ fontWeight: 600, color: 'var(--text-1)', fontVariantNumeric: 'tabular-nums' }),
  winner: css({ fontWeight: 500, color: 'var(--text-1)' }),
  mark: css({
    gridRow: '1 / span 2',
    display: 'grid',
    placeItems: 'center',
    width: 24,
    height: 24,
    borderRadius: radius.s,
    fontSize: text.s,
    fontWeight: 500,
    '&[data-ended=won]': { background: 'var(--win-surface)', color: 'var(--win)' },
    '&[data-ended=lost]': { background: 'var(--lose-surface)', color: 'var(--lose)' },
    '&[data-ended=drawn]': { background: 'var(--surface-3)', color: 'var(--draw)' },
  }),
}

/** How a match ended for a team. */
export function endedFor(team: string, { home, winner }: PastMatch): 'won' | 'lost' | 'drawn' {
  if (winner === null) return 'drawn'
  return (home === team ? 'home' : 'away') === winner ? 'won' : 'lost'
}

/** How a match ended for a team, as a letter on a ground, and as a word for anyone who cannot see it. */
export function EndedMark({ ended }: { ended: ReturnType<typeof endedFor> }) {
  const { t } = useLingui()
  const [letter, word] = {
    won: [t({ message: 'W', context: 'won match' }), t({ message: 'Won', context: "a team's match" })],
    lost: [t({ message: 'L', context: 'lost match' }), t({ message: 'Lost', context: "a team's match" })],
    drawn: [t({ message: 'D', context: 'drawn match' }), t({ message: 'Drawn', context: "a team's match" })],
  }[ended]
  return (
    <span css={styles.mark} data-ended={ended}>
      <span aria-hidden="true">{letter}</span>
      <VisuallyHidden>{word}</VisuallyHidden>
    </span>
  )
}

interface MatchRowsProps {
  /** What the list is. */
  label: string
  matches: readonly PastMatch[]
  /** Whose results are marked, where it is one team's list. */
  team?: string
}

/** Matches that are over, newest first; each leads to its result where that can be opened. */
export function MatchRows({ label, matches, team }: MatchRowsProps) {
  return (
    <ul css={styles.list} aria-label={label}>
      {matches.map((match) => (
        <li key={`${match.startUtc} ${match.home} ${match.away}`}>
          <Row match={match} mark={team === undefined ? null : <EndedMark ended={endedFor(team, match)} />} />
        </li>
      ))}
    </ul>
  )
}

function Row({ match, mark }: { match: PastMatch; mark: ReactNode }) {
  const format = useFormat()
  const { eventId, competitionName, startUtc, home, away, scoreline, winner } = match
  const style = [styles.row, mark !== null && styles.marked]
  const content = (
    <>
      {mark}
      <span css={styles.when}>
        {format.dateTime(startUtc)} <Name lines={1}>{competitionName}</Name>
      </span>
      <span css={styles.sides}>
        <Name lines={1} css={winner === 'home' && styles.winner}>
          {home}
        </Name>
        <span css={styles.score}>{scoreline}</span>
        <Name lines={1} css={winner === 'away' && styles.winner}>
          {away}
        </Name>
      </span>
    </>
  )
  return eventId === null ? (
    <div css={style}>{content}</div>
  ) : (
    <Link to="/game-results/$eventId" params={{ eventId }} css={style}>
      {content}
    </Link>
  )
}
