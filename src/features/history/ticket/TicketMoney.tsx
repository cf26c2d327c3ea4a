import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import type { PlacedTicket } from '#domain/bets/bet.ts'
import { possibleReturnsOf } from '#domain/bets/payout.ts'
import { targetLabel } from '#domain/bets/prebook.ts'
import { formatOdds } from '#domain/odds/odds.ts'
import { SignedAmount } from '#src/client/components/SignedAmount.tsx'
import { useAmount } from '#src/client/hooks/useAmount.ts'
import { AskedOdds } from '#src/features/selection/AskedOdds.tsx'
import { TicketOdds } from '#src/features/selection/TicketOdds.tsx'
import { ticketPrice } from '#src/features/selection/ticketPrice.ts'

import { moneyFacts, oddsFacts } from './factsStyle.ts'

/** What a ticket takes, at which odds as a whole, and what it gives: while it waits what it may return, else what came of it. */
export function TicketMoney({ ticket }: { ticket: PlacedTicket }) {
  const amountOf = useAmount()
  const { amount, returns, earnings, prebook, lines } = ticket
  const possible = returns === null ? possibleReturnsOf(ticket) : null
  const isWithOdds = prebook !== null || lines.length > 1
  return (
    <>
      {returns !== null && isWithOdds && (
        <dl css={oddsFacts}>
          <Odds ticket={ticket} />
        </dl>
      )}
      <dl css={moneyFacts}>
        <Fact name={<Trans context="amount risked on a bet">Stake</Trans>}>{amountOf(amount)}</Fact>
        {returns === null && <Odds ticket={ticket} />}
        {possible !== null && (
          <Fact name={<Trans context="bet not yet settled: paid if it wins, stake included">Returns</Trans>}>
            {amountOf(possible)}
          </Fact>
        )}
        {returns !== null && (
          <Fact name={<Trans context="settled bet: what was paid, stake included">Returns</Trans>}>
            {amountOf(returns)}
          </Fact>
        )}
        {earnings !== null && (
          <Fact name={<Trans context="settled bet: returns minus stake, may be negative">Profit</Trans>}>
            <SignedAmount amount={earnings} />
          </Fact>
        )}
      </dl>
    </>
  )
}

/** The odds of a ticket as a whole: the target of one that was booked, those of several selections together, or of its one. */
function Odds({ ticket }: { ticket: PlacedTicket }) {
  const { prebook, lines, askedOdds, odds, oddsStyle } = ticket
  if (prebook !== null)
    return (
      <Fact name={<Trans context="prebooked bet: lowest odds at which it is placed">Target odds</Trans>}>
        {targetLabel(prebook.targetOdds, oddsStyle)}
      </Fact>
    )
  if (lines.length < 2)
    return (
      <Fact name={<Trans context="odds at which the bet was placed">Odds</Trans>}>
        {formatOdds(ticketPrice(ticket), oddsStyle)}
      </Fact>
    )
  return (
    <Fact name={<Trans context="odds of all selections multiplied">Total odds</Trans>}>
      <TicketOdds ticket={ticket} />
      {askedOdds !== null && <AskedOdds asked={askedOdds} accepted={odds} oddsStyle="euro" />}
    </Fact>
  )
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
