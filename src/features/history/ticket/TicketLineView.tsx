import { css } from '@emotion/react'
import { Trans } from '@lingui/react/macro'

import type { TicketLine } from '#domain/bets/bet.ts'
import { useServerTime } from '#src/client/hooks/serverTime.ts'
import { useFormat } from '#src/client/hooks/useFormat.ts'
import { AskedOdds } from '#src/features/selection/AskedOdds.tsx'
import { ResultBadge } from '#src/features/selection/ResultBadge.tsx'
import { SelectionCrest } from '#src/features/selection/SelectionCrest.tsx'
import { SelectionLabel } from '#src/features/selection/SelectionLabel.tsx'
import { LineOdds } from '#src/features/selection/TicketOdds.tsx'
import { Dot } from '#src/ui/text/Dot.tsx'
import { Name } from '#src/ui/text/Name.tsx'
import { space, text } from '#src/ui/theme/scale.ts'
import { startLabels } from '#src/words/format/starts.ts'

import { LineNow } from './LineNow.tsx'

const styles = {
  line: css({
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr)',
    columnGap: 10,
    alignItems: 'center',
    minHeight: 52,
    padding: `6px ${space[3]}px`,
    borderTop: '1px solid var(--border)',
    fontSize: text.xs,
    lineHeight: '1rem',
    color: 'var(--text-2)',
  }),
  facts: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }),
  head: css({
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: space[2],
    fontSize: text.s,
    lineHeight: '1.125rem',
    fontVariantNumeric: 'tabular-nums',
  }),
  selection: css({ fontWeight: 500, color: 'var(--text-1)', overflowWrap: 'anywhere' }),
  where: css({ color: 'var(--text-3)' }),
  result: css({ display: 'flex', alignItems: 'center', gap: space[2], marginTop: 2 }),
}

interface TicketLineViewProps {
  line: TicketLine
  /** The only one of its ticket. */
  isOnly: boolean
  /** Its ticket is a bet that waits for its results. */
  isRunning: boolean
}

/** One selection of a ticket: what was bet on, at which price, where it stands now and how it ended. */
export function TicketLineView({ line, isOnly, isRunning }: TicketLineViewProps) {
  const format = useFormat()
  const { time, day, full } = startLabels(format, line.startUtc, useServerTime(format.isoDay))
  // Of a market whose result was stated without a score it is empty.
  const resultValue = line.resultValue === '' ? null : line.resultValue
  // That one waits is said by its ticket.
  const isSaid = isOnly || (isRunning && line.result === 'pending')
  return (
    <div css={styles.line}>
      <SelectionCrest selection={{ ...line, teamName: line.selectionName }} size={24} />
      <div css={styles.facts}>
        <div css={styles.head}>
          <span css={styles.selection}>
            <SelectionLabel selection={line} />
          </span>
          <LineOdds line={line} />
        </div>
        <AskedOdds asked={line.askedOdds} accepted={line.euroOdds} oddsStyle={line.oddsStyle} />
        <span>
          <Name lines={2}>{line.marketName}</Name>
          <Dot />
          <Name lines={2}>{line.eventName}</Name>
        </span>
        <span css={styles.where}>
          <Name lines={1}>{line.gameName}</Name>
          <Dot />
          <Name lines={1}>{line.competitionName}</Name>
          <Dot />
          <time dateTime={new Date(line.startUtc).toISOString()}>{day === null ? time : full}</time>
        </span>
        {isRunning && line.result === 'pending' && <LineNow line={line} />}
        {(resultValue !== null || !isSaid) && (
          <span css={styles.result}>
            {!isSaid && <ResultBadge result={line.result} />}
            {resultValue !== null && <Trans>Result {resultValue}</Trans>}
          </span>
        )}
      </div>
    </div>
  )
}
