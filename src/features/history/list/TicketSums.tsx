import { css } from '@emotion/react'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import type { TicketDay } from '#domain/bets/bet.ts'
import type { Money } from '#domain/money.ts'
import { useAmount } from '#src/client/useAmount.ts'
import { radius, space, text } from '#src/ui/theme/scale.ts'

import { SignedAmount } from '../ticket/SignedAmount.tsx'

const styles = {
  totals: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
    gap: space[2],
    padding: space[3],
    border: '1px solid var(--border)',
    borderRadius: radius.m,
  }),
  day: css({ display: 'grid', gap: space[1], paddingTop: space[2] }),
  date: css({ fontSize: text.s, fontWeight: 600, color: 'var(--text-2)' }),
  sums: css({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: space[3],
    fontVariantNumeric: 'tabular-nums',
  }),
  name: css({ fontSize: text.xs, color: 'var(--text-3)' }),
  amount: css({ fontWeight: 600, color: 'var(--text-1)', whiteSpace: 'nowrap' }),
}

/** What is at risk on all pending tickets that are asked for, and what may come back of them. */
export function PendingTotals({ amount, possibleReturns }: { amount: Money; possibleReturns: Money }) {
  const amountOf = useAmount()
  return (
    <dl css={styles.totals}>
      <Sum name={<Trans>Total at risk</Trans>}>{amountOf(amount)}</Sum>
      <Sum name={<Trans>Possible returns</Trans>}>{amountOf(possibleReturns)}</Sum>
    </dl>
  )
}

/** A day of settled tickets, and what all of them come to, beyond the pages that are shown. */
export function DayHeading({ date, sums }: { date: string; sums: TicketDay | null }) {
  const amountOf = useAmount()
  return (
    <div css={styles.day}>
      <h3 css={styles.date}>{date}</h3>
      {sums !== null && (
        <dl css={styles.sums}>
          <Sum name={<Trans>Staked</Trans>}>{amountOf(sums.staked)}</Sum>
          <Sum name={<Trans>Returned</Trans>}>{amountOf(sums.returned)}</Sum>
          <Sum name={<Trans>Net</Trans>}>
            <SignedAmount amount={sums.net} />
          </Sum>
        </dl>
      )}
    </div>
  )
}

function Sum({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt css={styles.name}>{name}</dt>
      <dd css={styles.amount}>{children}</dd>
    </div>
  )
}
