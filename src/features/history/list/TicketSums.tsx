import { css } from '@emotion/react'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import type { TicketDay } from '#domain/bets/bet.ts'
import type { Money } from '#domain/money/money.ts'
import { SignedAmount } from '#src/client/components/SignedAmount.tsx'
import { useAmount } from '#src/client/hooks/useAmount.ts'
import { radius, space, text } from '#src/ui/theme/scale.ts'

import { moneyFacts } from '../ticket/factsStyle.ts'
import type { TicketWeek } from './weekSums.ts'

const styles = {
  totals: css({
    padding: `${space[2]}px ${space[3]}px`,
    border: '1px solid var(--border)',
    borderRadius: radius.m,
  }),
  week: css({ display: 'grid', gap: space[1], marginTop: space[2] }),
  day: css({ display: 'grid', gap: space[1], paddingTop: space[2] }),
  date: css({ fontSize: text.s, fontWeight: 500, color: 'var(--text-2)' }),
  sums: css({ paddingInline: space[3] }),
}

/** What is at risk on all pending tickets that are asked for, and what may come back of them. */
export function PendingTotals({ amount, possibleReturns }: { amount: Money; possibleReturns: Money }) {
  const amountOf = useAmount()
  return (
    <dl css={[moneyFacts, styles.totals]}>
      <Sum name={<Trans context="all pending bets together">Total stake</Trans>}>{amountOf(amount)}</Sum>
      <Sum name={<Trans context="all pending bets together">Total returns</Trans>}>
        {amountOf(possibleReturns)}
      </Sum>
    </dl>
  )
}

/** A week of settled tickets, and what those of all its days come to. */
export function WeekHeading({
  first,
  last,
  sums,
}: {
  first: string
  last: string
  sums: TicketWeek['sums']
}) {
  if (sums === null) return null
  return (
    <div css={[styles.totals, styles.week]} data-week="">
      <h3 css={styles.date}>
        <Trans context="heading: the first and the last day of a week of bets">
          Week {first} – {last}
        </Trans>
      </h3>
      <DaySums sums={sums} />
    </div>
  )
}

/** A day of settled tickets, and what all of them come to, beyond the pages that are shown. */
export function DayHeading({ date, sums }: { date: string; sums: TicketDay | null }) {
  return (
    <div css={styles.day}>
      <h3 css={styles.date}>{date}</h3>
      {sums !== null && (
        <div css={styles.sums}>
          <DaySums sums={sums} />
        </div>
      )}
    </div>
  )
}

function DaySums({ sums }: { sums: Pick<TicketDay, 'staked' | 'returned' | 'net'> }) {
  const amountOf = useAmount()
  return (
    <dl css={moneyFacts}>
      <Sum name={<Trans>Staked</Trans>}>{amountOf(sums.staked)}</Sum>
      <Sum
        name={
          <Trans context="sum of a day or week: all that was paid for bets, stakes included">Returned</Trans>
        }
      >
        {amountOf(sums.returned)}
      </Sum>
      <Sum
        name={<Trans context="bets settled on one day: returns minus stakes, may be negative">Profit</Trans>}
      >
        <SignedAmount amount={sums.net} />
      </Sum>
    </dl>
  )
}

function Sum({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
