import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'

import type { PlacedTicket } from '#domain/bets/bet.ts'
import { useAmount } from '#src/client/hooks/useAmount.ts'
import { useFormat } from '#src/client/hooks/useFormat.ts'
import { ResultBadge } from '#src/features/selection/ResultBadge.tsx'
import { SelectionCrest } from '#src/features/selection/SelectionCrest.tsx'
import { SelectionLabel } from '#src/features/selection/SelectionLabel.tsx'
import { LineOdds, TicketOdds } from '#src/features/selection/TicketOdds.tsx'
import { Dot } from '#src/ui/text/Dot.tsx'
import { Name } from '#src/ui/text/Name.tsx'
import { space, text } from '#src/ui/theme/scale.ts'

const styles = {
  ticket: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2], minWidth: 0 }),
  settled: css({ margin: 0, fontSize: text.xs, color: 'var(--text-3)' }),
  lines: css({ margin: 0, padding: 0, listStyle: 'none' }),
  line: css({
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: 10,
    minHeight: 48,
    padding: '6px 0',
    fontSize: text.s,
    fontVariantNumeric: 'tabular-nums',
    '& + li': { borderTop: '1px solid var(--border)' },
    '& [data-selection]': { fontWeight: 500, color: 'var(--text-1)', overflowWrap: 'anywhere' },
    '& [data-where]': { display: 'block', fontSize: text.xs, color: 'var(--text-3)' },
    '& [data-end]': { display: 'grid', justifyItems: 'end', gap: 2 },
  }),
  sums: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space[1]}px ${space[4]}px`,
    margin: 0,
    paddingTop: space[2],
    borderTop: '1px dashed var(--border-strong)',
    fontSize: text.s,
    fontVariantNumeric: 'tabular-nums',
    '> div': { display: 'flex', alignItems: 'baseline', gap: space[1] },
    '& dt': { fontSize: text.xs, color: 'var(--text-3)' },
    '& dd': { margin: 0, fontWeight: 500, color: 'var(--text-1)' },
  }),
}

/** What a bet that won was about: its selections, their odds and results, and what was paid. */
export function WonTicket({ ticket }: { ticket: PlacedTicket }) {
  const { t } = useLingui()
  const format = useFormat()
  const amountOf = useAmount()
  const { lines, amount, returns, settledUtc } = ticket
  const when = settledUtc === null ? null : format.dateTime(settledUtc)
  return (
    <div css={styles.ticket}>
      {when !== null && (
        <p css={styles.settled}>
          <Trans context="when a bet was settled">Settled {when}</Trans>
        </p>
      )}
      <ul css={styles.lines} aria-label={t({ message: 'Selections', context: 'selections of a bet' })}>
        {lines.map((line) => (
          <li key={`${line.marketId}:${line.side}`} css={styles.line}>
            <SelectionCrest selection={{ ...line, teamName: line.selectionName }} size={24} />
            <span>
              <span data-selection="">
                <SelectionLabel selection={line} />
              </span>
              <span data-where="">
                <Name lines={1}>{line.marketName}</Name>
                <Dot />
                <Name lines={2}>{line.eventName}</Name>
              </span>
            </span>
            <span data-end="">
              <LineOdds line={line} />
              <ResultBadge result={line.result} />
            </span>
          </li>
        ))}
      </ul>
      <dl css={styles.sums}>
        {lines.length > 1 && (
          <div>
            <dt>
              <Trans context="odds of all selections multiplied">Total odds</Trans>
            </dt>
            <dd>
              <TicketOdds ticket={ticket} />
            </dd>
          </div>
        )}
        <div>
          <dt>
            <Trans context="amount risked on a bet">Stake</Trans>
          </dt>
          <dd>{amountOf(amount)}</dd>
        </div>
        {returns !== null && (
          <div>
            <dt>
              <Trans context="settled bet: what was paid, stake included">Returns</Trans>
            </dt>
            <dd>{amountOf(returns)}</dd>
          </div>
        )}
      </dl>
    </div>
  )
}
