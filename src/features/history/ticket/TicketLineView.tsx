import { css } from '@emotion/react'
import { Trans } from '@lingui/react/macro'

import type { TicketLine } from '#domain/bets/bet.ts'
import { useFormat } from '#src/client/useFormat.ts'
import { AskedOdds } from '#src/features/selection/AskedOdds.tsx'
import { SelectionLabel } from '#src/features/selection/SelectionLabel.tsx'
import { Name } from '#src/ui/Name.tsx'
import { space, text } from '#src/ui/theme/scale.ts'

import { LineNow } from './LineNow.tsx'
import { ResultBadge } from './ResultBadge.tsx'
import { LineOdds } from './TicketOdds.tsx'

const styles = {
  line: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[1],
    fontSize: text.s,
    color: 'var(--text-2)',
  }),
  head: css({
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: space[2],
    fontSize: text.m,
  }),
  selection: css({ fontWeight: 600, color: 'var(--text-1)', overflowWrap: 'anywhere' }),
  event: css({ color: 'var(--text-1)' }),
  where: css({ color: 'var(--text-3)' }),
  result: css({ display: 'flex', alignItems: 'center', gap: space[2] }),
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
  // Of a market whose result was stated without a score it is empty.
  const resultValue = line.resultValue === '' ? null : line.resultValue
  return (
    <div css={styles.line}>
      <div css={styles.head}>
        <span css={styles.selection}>
          <SelectionLabel selection={line} />
        </span>
        <LineOdds line={line} />
      </div>
      <AskedOdds asked={line.askedOdds} accepted={line.euroOdds} oddsStyle={line.oddsStyle} />
      <Name lines={2}>{line.marketName}</Name>
      <span css={styles.event}>
        <Name lines={2}>{line.eventName}</Name>
      </span>
      <span css={styles.where}>
        <Name lines={1}>{line.gameName}</Name> · <Name lines={1}>{line.competitionName}</Name> ·{' '}
        {format.kickOff(line.startUtc)}
      </span>
      {isRunning && line.result === 'pending' && <LineNow line={line} />}
      {(resultValue !== null || !isOnly) && (
        <span css={styles.result}>
          {!isOnly && <ResultBadge result={line.result} />}
          {resultValue !== null && <Trans>Result {resultValue}</Trans>}
        </span>
      )}
    </div>
  )
}
