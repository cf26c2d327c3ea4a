import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'

import type { Leg, PlacedTicket, TicketLine } from '#domain/bets/bet.ts'
import { compareEuro, formatOdds } from '#domain/odds.ts'
import { useAmount } from '#src/client/useAmount.ts'
import { AskedOdds } from '#src/features/selection/AskedOdds.tsx'
import { SelectionLabel } from '#src/features/selection/SelectionLabel.tsx'
import { ticketPrice } from '#src/features/selection/ticketPrice.ts'
import { Button } from '#src/ui/Button.tsx'
import { Name } from '#src/ui/Name.tsx'
import { radius, space, text } from '#src/ui/theme/scale.ts'
import { standingNote, standingText } from '#src/words/outcomes.ts'

import { useSlipPanel } from '../panel.ts'
import { type Payout, standingOfTicket } from '../shownBets.ts'
import type { SlipView } from '../slipView.ts'
import type { SendToSlip } from '../useSlip.ts'
import { EarlierNote } from './EarlierNote.tsx'
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
  /** When it was confirmed, where that was on a page that is gone; else null. */
  readonly confirmedEarlier: number | null
  readonly send: SendToSlip
}

/** The server has the bet: placed or booked, what was taken, at which price, under which number [SLIP-17]; or what became of it since. */
export function Receipt({ receipt, confirmedEarlier, send }: ReceiptProps) {
  const { ticket, confirmed, payout } = receipt
  const panel = useSlipPanel()
  const { i18n } = useLingui()
  const standing = standingOfTicket(ticket)
  const isAsWished = standing === 'placed' || standing === 'booked'
  const note = standingNote(i18n, standing)
  const lines = withAsked(ticket, confirmed)
  const hasMoved =
    lines.some(({ askedOdds, euroOdds }) => isOther(askedOdds, euroOdds)) ||
    isOther(ticket.askedOdds, ticket.odds)
  return (
    <section css={styles.receipt}>
      <OutcomeHeading tone={isAsWished ? 'win' : 'warning'}>
        {standing === 'placed' ? <Trans>Success</Trans> : standingText(i18n, standing, true)}
      </OutcomeHeading>
      {confirmedEarlier !== null && <EarlierNote confirmedAt={confirmedEarlier} />}
      {note !== null && <p css={styles.note}>{note}</p>}
      {lines.map((line) => (
        <ReceiptLine key={`${line.marketId}:${line.side}`} line={line} />
      ))}
      <ReceiptFacts ticket={ticket} payout={isAsWished ? payout : null} />
      {hasMoved && (
        <p css={styles.note}>
          <Trans>The odds moved while the bet was placed, as your setting for odds changes allows.</Trans>
        </p>
      )}
      <div css={styles.actions}>
        <Button variant="secondary" onClick={() => send({ type: 'selections.kept' })}>
          <Trans>Keep selection</Trans>
        </Button>
        <Button variant="primary" onClick={() => send({ type: 'receipt.closed' })}>
          <Trans>Done</Trans>
        </Button>
      </div>
      <Button variant="quiet" isWide onClick={() => panel.showTicket(ticket.ticketNum)}>
        <Trans>Show in bet history</Trans>
      </Button>
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
      <AskedOdds asked={line.askedOdds} accepted={line.euroOdds} oddsStyle={line.oddsStyle} />
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
        name={standingOfTicket(ticket) === 'placed' ? <Trans>Odds taken</Trans> : <Trans>Target odds</Trans>}
      >
        {formatOdds(ticketPrice(ticket), ticket.oddsStyle)}
      </Fact>
      {isOther(ticket.askedOdds, ticket.odds) && (
        <Fact name={<Trans>Odds asked</Trans>}>{formatOdds({ euro: ticket.askedOdds }, 'euro')}</Fact>
      )}
      {payout !== null && <Fact name={<Trans>Potential returns</Trans>}>{amountOf(payout.returns)}</Fact>}
    </FactList>
  )
}

function isOther(asked: string | null, taken: string): asked is string {
  return asked !== null && compareEuro(asked, taken) !== 0
}

/** The lines with what was asked for; where the server does not say it, of a single what the slip confirmed. */
function withAsked({ lines, prebook }: PlacedTicket, confirmed: readonly Leg[]): readonly TicketLine[] {
  const [only, ...others] = confirmed
  if (prebook !== null || only === undefined || others.length > 0) return lines
  return lines.map((line) => ({ ...line, askedOdds: line.askedOdds ?? only.euroOdds }))
}
