import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useId, useRef } from 'react'

import type { PlacedTicket } from '#domain/bets/bet.ts'
import { possibleReturnsOf } from '#domain/bets/payout.ts'
import { useSession } from '#src/client/context.tsx'
import { useFormat } from '#src/client/hooks/useFormat.ts'
import { CashOut } from '#src/features/cashOut/CashOut.tsx'
import { CancelBooking } from '#src/features/prebook/CancelBooking.tsx'
import { ResultBadge } from '#src/features/selection/ResultBadge.tsx'
import { ShareBet } from '#src/features/shareBet/ShareBet.tsx'
import { Badge } from '#src/ui/feedback/Badge.tsx'
import { radius, space, text } from '#src/ui/theme/scale.ts'
import { betKindName } from '#src/words/slip/betKinds.ts'
import { prebookStatusText } from '#src/words/slip/prebook.ts'

import { BetAgain } from './BetAgain.tsx'
import { TicketLineView } from './TicketLineView.tsx'
import { TicketMoney } from './TicketMoney.tsx'

const styles = {
  row: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    borderRadius: radius.m,
    background: 'var(--surface-3)',
    scrollMarginTop: 96,
    '&[data-asked=true]': { boxShadow: 'inset 0 0 0 2px var(--accent)' },
  }),
  head: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: space[2],
    minHeight: 40,
    padding: `3px ${space[3]}px`,
    fontSize: text.xs,
    lineHeight: '1rem',
    color: 'var(--text-3)',
    fontVariantNumeric: 'tabular-nums',
  }),
  kind: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[2],
    fontSize: text.s,
    lineHeight: '1.125rem',
    fontWeight: 500,
    color: 'var(--text-1)',
  }),
  state: css({ gridColumn: 2 }),
  // A line of their own, at any width: the number at the left, when it was placed at the right.
  facts: css({
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: space[2],
    overflowWrap: 'anywhere',
  }),
  // Under a dashed line, as where a slip is torn off.
  foot: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[2],
    padding: `${space[2]}px ${space[3]}px ${space[3]}px`,
    borderTop: '1px dashed var(--border-strong)',
    '& button': { minHeight: 40 },
    // What asks before money moves: the last press.
    '& [role="group"] button': { minHeight: 44 },
  }),
  ways: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: space[2],
  }),
}

interface TicketRowProps {
  ticket: PlacedTicket
  /** The one that the history was asked for: marked, and the focus goes to it. */
  isAsked?: boolean
  /** Shows the slip, into which selections were put. */
  onSlip: () => void
}

/** A ticket of the history with every field of it [HIST-01]. */
export function TicketRow({ ticket, isAsked = false, onSlip }: TicketRowProps) {
  const id = useId()
  const format = useFormat()
  const { i18n } = useLingui()
  const { hasCashOut } = useSession().settings
  const row = useRef<HTMLElement>(null)
  const { ticketNum } = ticket
  const isBooking = ticket.prebook !== null && ticket.prebook.status !== 'placed'
  useEffect(() => {
    if (isAsked) row.current?.focus()
  }, [isAsked])
  return (
    <article
      ref={row}
      css={styles.row}
      aria-labelledby={id}
      data-asked={isAsked}
      tabIndex={isAsked ? -1 : undefined}
    >
      <header css={styles.head}>
        <span css={styles.kind}>
          {betKindName(i18n, ticket.ticketType)}
          {ticket.isFollowBet && (
            <Badge>
              <Trans context="bet taken over from a board or another member">Followed bet</Trans>
            </Badge>
          )}
          {ticket.isPrebook && (
            <Badge tone="accent">
              <Trans context="badge on a prebooked bet">Prebook</Trans>
              {ticket.prebook !== null && <>: {prebookStatusText(i18n, ticket.prebook.status)}</>}
            </Badge>
          )}
        </span>
        <span css={styles.state}>
          <ResultBadge result={ticket.result} />
        </span>
        <span css={styles.facts}>
          <span id={id}>
            <Trans context="a bet's number">Ticket {ticketNum}</Trans>
          </span>{' '}
          <time dateTime={new Date(ticket.createdUtc).toISOString()}>
            {format.dateTime(ticket.createdUtc)}
          </time>
        </span>
      </header>
      {ticket.lines.map((line) => (
        <TicketLineView
          key={`${line.marketId}:${line.side}`}
          line={line}
          isOnly={ticket.lines.length === 1}
          isRunning={ticket.returns === null && !isBooking}
        />
      ))}
      <div css={styles.foot}>
        <TicketMoney ticket={ticket} />
        {ticket.prebook !== null && <CancelBooking ticket={ticket} />}
        {hasCashOut && !isBooking && ticket.returns === null && <CashOut ticket={ticket} />}
        {!isBooking && (
          <div css={styles.ways}>
            <BetAgain ticket={ticket} onSlip={onSlip} />
            <ShareBet ticket={ticket} returns={ticket.returns ?? possibleReturnsOf(ticket)} />
          </div>
        )}
      </div>
    </article>
  )
}
