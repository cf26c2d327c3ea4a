import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useId, useRef } from 'react'

import type { PlacedTicket } from '#domain/bets/bet.ts'
import { useFormat } from '#src/client/useFormat.ts'
import { CancelBooking } from '#src/features/prebook/CancelBooking.tsx'
import { Badge } from '#src/ui/Badge.tsx'
import { radius, space, text } from '#src/ui/theme/scale.ts'
import { betKindName } from '#src/words/betKinds.ts'
import { prebookStatusText } from '#src/words/prebook.ts'

import { BetAgain } from './BetAgain.tsx'
import { ResultBadge } from './ResultBadge.tsx'
import { TicketLineView } from './TicketLineView.tsx'
import { TicketMoney } from './TicketMoney.tsx'

const styles = {
  row: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[2],
    padding: space[3],
    borderRadius: radius.m,
    background: 'var(--surface-3)',
    scrollMarginTop: 96,
    '&[data-asked=true]': { boxShadow: 'inset 0 0 0 2px var(--accent)' },
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
  lines: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] }),
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
        <ResultBadge result={ticket.result} />
        <span>{betKindName(i18n, ticket.ticketType)}</span>
        {ticket.isFollowBet && (
          <Badge>
            <Trans>Followed bet</Trans>
          </Badge>
        )}
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
            isRunning={ticket.returns === null && !isBooking}
          />
        ))}
      </div>
      <TicketMoney ticket={ticket} />
      {ticket.prebook !== null && <CancelBooking ticket={ticket} />}
      {!isBooking && <BetAgain ticket={ticket} onSlip={onSlip} />}
    </article>
  )
}
