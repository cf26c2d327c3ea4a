import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'

import { cssHeight } from '#src/ui/list/windowedList/height.ts'
import { phone, space, text } from '#src/ui/theme/scale.ts'
import type { Race, Round } from '#src/wire/match/matchLog.ts'
import type { Side } from '#src/wire/match/statistics.ts'
import { isolated } from '#src/words/match/events.ts'
import { killEventText, roundEndName, roundEventText, roundName } from '#src/words/match/matchLog.ts'
import { playTime } from '#src/words/match/statistics.ts'

import { TeamMark } from '../TeamMark.tsx'
import { sideColour, type Teams } from '../teams.ts'
import type { LogItem } from './logItems.ts'
import { roundHeadHeight, rowHeight } from './rowHeights.ts'

const line = css({
  display: 'grid',
  alignItems: 'center',
  columnGap: space[2],
  padding: `0 ${space[3]}px`,
  borderBottom: '1px solid var(--border)',
  overflow: 'hidden',
})
const styles = {
  head: css(line, {
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    height: cssHeight(roundHeadHeight.wide),
    [phone]: { height: cssHeight(roundHeadHeight.phone) },
    background: 'var(--surface-3)',
    '& h3': { fontSize: text.s },
  }),
  ending: css({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    minWidth: 0,
    fontSize: text.s,
    color: 'var(--text-2)',
  }),
  row: css(line, {
    gridTemplateColumns: '3.25rem 8px minmax(0, 1fr) auto',
    height: cssHeight(rowHeight.wide),
    [phone]: { height: cssHeight(rowHeight.phone) },
    '&[data-race]': { background: 'var(--accent-surface)', fontWeight: 500 },
  }),
  time: css({ fontSize: text.s, color: 'var(--text-3)', textAlign: 'end' }),
  mark: css({ width: 8, height: 8, borderRadius: 2 }),
  // So many lines fit into a row.
  words: css({
    minWidth: 0,
    maxHeight: '2lh',
    lineHeight: '1rem',
    overflow: 'hidden',
    [phone]: { maxHeight: '3lh' },
  }),
  score: css({ fontWeight: 500 }),
}

interface LogItemProps {
  item: LogItem
  teams: Teams
}

/** A row of the log, or what heads a round. */
export const LogItemView = memo(function LogItemView({ item, teams }: LogItemProps) {
  const { i18n } = useLingui()
  switch (item.kind) {
    case 'round':
      return <RoundHead round={item.round} teams={teams} />
    case 'race':
      return <RaceRow race={item.race} teams={teams} />
    case 'roundEvent': {
      const { at, who } = item.event
      return <Row at={at} who={who} words={roundEventText(i18n, item.event, teams)} />
    }
    case 'killEvent': {
      const { at, who, scoreline, kind } = item.event
      const words = killEventText(i18n, item.event, teams)
      return <Row at={at} who={who} words={words} score={kind === 'kill' ? scoreline : ''} />
    }
  }
})

function RoundHead({ round: { round, winner, endType, scoreline }, teams }: { round: Round; teams: Teams }) {
  const { i18n } = useLingui()
  return (
    <div css={styles.head}>
      <h3>{roundName(i18n, round)}</h3>
      <span css={styles.ending}>
        {winner !== null && <TeamMark side={winner} teams={teams} />}
        {winner === null ? (
          <Trans context="round">In progress</Trans>
        ) : (
          endType !== null && <span css={styles.words}>{roundEndName(i18n, endType)}</span>
        )}
      </span>
      <bdi css={styles.score}>{scoreline}</bdi>
    </div>
  )
}

interface RowProps {
  at: number | null
  who: Side | null
  words: string
  score?: string
}

function Row({ at, who, words, score = '' }: RowProps) {
  return (
    <div css={styles.row}>
      <span css={styles.time}>{at === null ? '' : playTime(at)}</span>
      <span
        css={styles.mark}
        style={{ background: who === null ? 'transparent' : sideColour[who] }}
        aria-hidden="true"
      />
      <span css={styles.words} title={words}>
        {words}
      </span>
      <bdi css={styles.score}>{score}</bdi>
    </div>
  )
}

function RaceRow({ race: { marker, winner, at }, teams }: { race: Race; teams: Teams }) {
  const team = winner === null ? '' : isolated(teams[winner])
  return (
    <div css={styles.row} data-race={marker}>
      <span css={styles.time}>{at === null ? '' : playTime(at)}</span>
      <span aria-hidden="true">★</span>
      <span css={styles.words}>
        <Trans>
          {team} first to {marker}
        </Trans>
      </span>
      <span />
    </div>
  )
}
