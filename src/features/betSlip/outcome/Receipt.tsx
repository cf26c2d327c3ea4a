import { css } from '@emotion/react'
import { Trans } from '@lingui/react/macro'

import type { PlacedTicket, TicketLine } from '#domain/bet.ts'
import { compareEuro, formatOdds, type Price } from '#domain/odds.ts'
import { useAmount } from '#src/client/useAmount.ts'
import { SelectionLabel } from '#src/features/selection/SelectionLabel.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Name } from '#src/ui/Name.tsx'
import { radius, space, text } from '#src/ui/theme/scale.ts'

import type { Payout } from '../shownBets.ts'
import type { SlipView } from '../slipView.ts'
import type { SendToSlip } from '../useSlip.ts'
import { Fact, FactList } from './FactList.tsx'
import { OutcomeHeading } from './OutcomeHeading.tsx'

const styles = {
  receipt: css({
    display: 'grid',
    gap: space[3],
    padding: space[3],
    borderRadius: radius.m,
    background: 'var(--surface-3)',
  }),
  actions: css({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space[2] }),
  selection: css({ margin: 0, fontWeight: 600, color: 'var(--text-1)' }),
  event: css({ margin: 0, fontSize: text.s, color: 'var(--text-2)' }),
  note: css({ margin: 0, fontSize: text.s, color: 'var(--text-2)' }),
}

interface ReceiptProps {
  readonly receipt: NonNullable<SlipView['receipt']>
  readonly send: SendToSlip
}

/** The bet is placed: what was taken, at which price, under which number [SLIP-17]. */
export function Receipt({ receipt: { ticket, confirmed, payout }, send }: ReceiptProps) {
  return (
    <section css={styles.receipt}>
      <OutcomeHeading tone="win">
        {ticket.prebook?.status === 'booked' ? <Trans>Booked</Trans> : <Trans>Success</Trans>}
      </OutcomeHeading>
      {ticket.lines.map((line) => (
        <ReceiptLine key={`${line.marketId}:${line.side}`} line={line} />
      ))}
      <ReceiptFacts ticket={ticket} payout={payout} />
      {ticket.prebook === null && confirmed.length === 1 && confirmed[0] !== undefined && (
        <OddsTaken asked={confirmed[0].euroOdds} ticket={ticket} />
      )}
      <div css={styles.actions}>
        <Button variant="secondary" onClick={() => send({ type: 'selections.kept' })}>
          <Trans>Keep selection</Trans>
        </Button>
        <Button variant="primary" onClick={() => send({ type: 'receipt.closed' })}>
          <Trans>Done</Trans>
        </Button>
      </div>
    </section>
  )
}

function ReceiptLine({ line }: { line: TicketLine }) {
  return (
    <div>
      <p css={styles.selection}>
        <SelectionLabel selection={line} />
      </p>
      <p css={styles.event}>
        <Name lines={1}>{line.marketName}</Name> · <Name lines={2}>{line.eventName}</Name>
      </p>
    </div>
  )
}

function ReceiptFacts({ ticket, payout }: { ticket: PlacedTicket; payout: Payout | null }) {
  const amountOf = useAmount()
  return (
    <FactList>
      <Fact name={<Trans>Ticket</Trans>}>{ticket.ticketNum}</Fact>
      <Fact name={<Trans>Stake</Trans>}>{amountOf(ticket.amount)}</Fact>
      <Fact
        name={ticket.prebook?.status === 'booked' ? <Trans>Target odds</Trans> : <Trans>Odds taken</Trans>}
      >
        {formatOdds(priceOf(ticket), ticket.oddsStyle)}
      </Fact>
      {payout !== null && <Fact name={<Trans>Potential returns</Trans>}>{amountOf(payout.returns)}</Fact>}
    </FactList>
  )
}

/** The price of the whole ticket. */
function priceOf({ lines, odds, oddsStyle }: PlacedTicket): Price {
  const [line] = lines
  return { euro: lines.length === 1 && line !== undefined ? line.euroOdds : odds, [oddsStyle]: odds }
}

/** Said only where the price taken is not the one that was asked for. */
function OddsTaken({ asked, ticket }: { asked: string; ticket: PlacedTicket }) {
  const [line] = ticket.lines
  if (line === undefined || compareEuro(asked, line.euroOdds) === 0) return null
  const before = formatOdds({ euro: asked }, line.oddsStyle)
  return (
    <p css={styles.note}>
      <Trans>
        The odds moved from {before} while the bet was placed, as your setting for odds changes allows.
      </Trans>
    </p>
  )
}
