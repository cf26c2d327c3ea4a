import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'

import type { PlacedTicket } from '#domain/bet.ts'
import type { Money } from '#domain/money.ts'
import { singlePayout } from '#domain/payout.ts'
import { targetLabel } from '#domain/prebook.ts'
import { useAmount } from '#src/client/useAmount.ts'
import { useFormat } from '#src/client/useFormat.ts'
import { CancelBooking } from '#src/features/prebook/CancelBooking.tsx'
import { Badge } from '#src/ui/Badge.tsx'
import { radius, space, text } from '#src/ui/theme/scale.ts'
import { betKindName } from '#src/words/betKinds.ts'
import { prebookStatusText } from '#src/words/prebook.ts'

import { ResultBadge } from './ResultBadge.tsx'
import { TicketLineView } from './TicketLineView.tsx'
import { TicketOdds } from './TicketOdds.tsx'

const styles = {
  row: css({
    display: 'grid',
    gap: space[2],
    padding: space[3],
    borderRadius: radius.m,
    background: 'var(--surface-3)',
  }),
  head: css({
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: space[2],
    fontSize: text.s,
    color: 'var(--text-2)',
  }),
  number: css({ fontWeight: 600, color: 'var(--text-1)', overflowWrap: 'anywhere' }),
  date: css({ marginLeft: 'auto' }),
  lines: css({ display: 'grid', gap: space[2] }),
  money: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, auto)',
    justifyContent: 'space-between',
    gap: space[2],
    paddingTop: space[2],
    borderTop: '1px solid var(--border)',
  }),
  name: css({ fontSize: text.xs, color: 'var(--text-3)' }),
  amount: css({
    fontWeight: 600,
    color: 'var(--text-1)',
    whiteSpace: 'nowrap',
    '&[data-sign="plus"]': { color: 'var(--win)' },
    '&[data-sign="minus"]': { color: 'var(--lose)' },
  }),
}

/** A ticket of the history with every field of it [HIST-01]. */
export function TicketRow({ ticket }: { ticket: PlacedTicket }) {
  const id = useId()
  const format = useFormat()
  const { i18n } = useLingui()
  const { ticketNum } = ticket
  return (
    <article css={styles.row} aria-labelledby={id}>
      <header css={styles.head}>
        <ResultBadge result={ticket.result} />
        <span>{betKindName(i18n, ticket.ticketType)}</span>
        {ticket.isPrebook && (
          <Badge tone="accent">
            <Trans>Prebook</Trans>
            {ticket.prebook !== null && <>: {prebookStatusText(i18n, ticket.prebook.status)}</>}
          </Badge>
        )}
        <span css={styles.date}>{format.dateTime(ticket.createdUtc)}</span>
        <span id={id} css={styles.number}>
          <Trans>Ticket {ticketNum}</Trans>
        </span>
      </header>
      <div css={styles.lines}>
        {ticket.lines.map((line) => (
          <TicketLineView
            key={`${line.marketId}:${line.side}`}
            line={line}
            isOnly={ticket.lines.length === 1}
          />
        ))}
      </div>
      <TicketMoney ticket={ticket} />
      {ticket.prebook !== null && <CancelBooking ticket={ticket} />}
    </article>
  )
}

function TicketMoney({ ticket }: { ticket: PlacedTicket }) {
  const amountOf = useAmount()
  const { amount, returns, earnings } = ticket
  const [line] = ticket.lines
  const possible =
    returns === null && ticket.ticketType === 'single' && line !== undefined
      ? singlePayout(amount, line.euroOdds)
      : null
  return (
    <dl css={styles.money}>
      <div>
        <dt css={styles.name}>
          <Trans>Stake</Trans>
        </dt>
        <dd css={styles.amount}>{amountOf(amount)}</dd>
      </div>
      {ticket.prebook !== null && (
        <div>
          <dt css={styles.name}>
            <Trans>Target odds</Trans>
          </dt>
          <dd css={styles.amount}>{targetLabel(ticket.prebook.targetOdds, ticket.oddsStyle)}</dd>
        </div>
      )}
      {ticket.lines.length > 1 && (
        <div>
          <dt css={styles.name}>
            <Trans>Total odds</Trans>
          </dt>
          <dd css={styles.amount}>
            <TicketOdds ticket={ticket} />
          </dd>
        </div>
      )}
      {possible !== null && (
        <div>
          <dt css={styles.name}>
            <Trans>Potential returns</Trans>
          </dt>
          <dd css={styles.amount}>{amountOf(possible)}</dd>
        </div>
      )}
      {returns !== null && (
        <div>
          <dt css={styles.name}>
            <Trans>Returns</Trans>
          </dt>
          <dd css={styles.amount}>{amountOf(returns)}</dd>
        </div>
      )}
      {earnings !== null && (
        <div>
          <dt css={styles.name}>
            <Trans>Earnings</Trans>
          </dt>
          <dd css={styles.amount} data-sign={signOf(earnings)}>
            {signOf(earnings) === 'plus' ? '+' : ''}
            {amountOf(earnings)}
          </dd>
        </div>
      )}
    </dl>
  )
}

function signOf({ minor }: Money): 'plus' | 'minus' | 'none' {
  if (minor === 0) return 'none'
  return minor > 0 ? 'plus' : 'minus'
}
