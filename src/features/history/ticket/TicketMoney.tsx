import { css } from '@emotion/react'
import { Trans } from '@lingui/react/macro'

import type { PlacedTicket } from '#domain/bets/bet.ts'
import type { Money } from '#domain/money.ts'
import { singlePayout } from '#domain/payout.ts'
import { targetLabel } from '#domain/prebook.ts'
import { useAmount } from '#src/client/useAmount.ts'
import { AskedOdds } from '#src/features/selection/AskedOdds.tsx'
import { space, text } from '#src/ui/theme/scale.ts'

import { SignedAmount } from './SignedAmount.tsx'
import { TicketOdds } from './TicketOdds.tsx'

const styles = {
  money: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, auto)',
    justifyContent: 'space-between',
    gap: space[2],
    paddingTop: space[2],
    borderTop: '1px solid var(--border)',
  }),
  name: css({ fontSize: text.xs, color: 'var(--text-3)' }),
  amount: css({ fontWeight: 600, color: 'var(--text-1)', whiteSpace: 'nowrap' }),
}

/** What a ticket takes and gives. */
export function TicketMoney({ ticket }: { ticket: PlacedTicket }) {
  const amountOf = useAmount()
  const { amount, returns, earnings } = ticket
  const possible = returns === null ? possibleReturnsOf(ticket) : null
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
          {ticket.askedOdds !== null && (
            <dd>
              <AskedOdds asked={ticket.askedOdds} accepted={ticket.odds} oddsStyle="euro" />
            </dd>
          )}
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
          <dd css={styles.amount}>
            <SignedAmount amount={earnings} />
          </dd>
        </div>
      )}
    </dl>
  )
}

/** As the server says; where it does not, of a single, which is paid by its one price. */
function possibleReturnsOf({ possibleReturns, ticketType, amount, lines }: PlacedTicket): Money | null {
  const [line] = lines
  if (possibleReturns !== null || ticketType !== 'single' || line === undefined) return possibleReturns
  return singlePayout(amount, line.euroOdds)
}
