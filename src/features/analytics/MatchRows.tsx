import { css } from '@emotion/react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { useFormat } from '#src/client/hooks/useFormat.ts'
import { Name } from '#src/ui/text/Name.tsx'
import { radius, space, text } from '#src/ui/theme/scale.ts'
import type { PastMatch } from '#src/wire/match/analytics.ts'

import { matchRowHeight } from './analysisStyle.ts'
import { EndedMark, endedFor } from './Form.tsx'

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
