import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'

import { type Leg, type PlacedTicket, standingOfTicket, type TicketLine } from '#domain/bets/bet.ts'
import { possibleReturnsOf } from '#domain/bets/payout.ts'
import type { Money } from '#domain/money/money.ts'
import { compareEuro, formatOdds } from '#domain/odds/odds.ts'
import { useAmount } from '#src/client/hooks/useAmount.ts'
import { useFormat } from '#src/client/hooks/useFormat.ts'
import { usePreference } from '#src/client/hooks/usePreference.ts'
import { AskedOdds } from '#src/features/selection/AskedOdds.tsx'
import { SelectionCrest } from '#src/features/selection/SelectionCrest.tsx'
import { SelectionLabel } from '#src/features/selection/SelectionLabel.tsx'
import { ticketPrice } from '#src/features/selection/ticketPrice.ts'
import { ShareBet } from '#src/features/shareBet/ShareBet.tsx'
import { Button } from '#src/ui/controls/Button.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Dot } from '#src/ui/text/Dot.tsx'
import { Name } from '#src/ui/text/Name.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { radius, space, text } from '#src/ui/theme/scale.ts'
import { standingNote, standingText } from '#src/words/slip/outcomes.ts'
import { systemSizeName } from '#src/words/slip/systemSizes.ts'

import { useSlipPanel } from '../panel.ts'
import type { Payout } from '../view/shownBets.ts'
import type { SlipView } from '../view/slipView.ts'
import type { SendToSlip } from '../view/useSlip.ts'
import { EarlierNote } from './EarlierNote.tsx'
import { Fact, FactList } from './FactList.tsx'
import { OutcomeHeading } from './OutcomeHeading.tsx'

const styles = {
  receipt: css({ display: 'flex', flexDirection: 'column', gap: space[2], flex: 1 }),
  head: css({
    display: 'grid',
    gridTemplateColumns: '36px minmax(0, 1fr)',
    columnGap: space[3],
    alignItems: 'center',
  }),
  sign: css({
    gridRow: '1 / span 2',
    display: 'grid',
    placeItems: 'center',
    width: 36,
    height: 36,
    borderRadius: '50%',
    background: 'var(--win-surface)',
    color: 'var(--win)',
    '&[data-tone="warning"]': { background: 'var(--warning-surface)', color: 'var(--warning)' },
  }),
  number: css({
    margin: 0,
    fontSize: text.xs,
    color: 'var(--text-3)',
    fontVariantNumeric: 'tabular-nums',
    '> div, dt': { display: 'inline' },
    dd: { display: 'inline-block', margin: 0 },
  }),
  lines: css({ display: 'grid', gap: space[1], margin: 0, padding: 0, listStyle: 'none' }),
  line: css({
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr) auto',
    columnGap: 10,
    alignItems: 'baseline',
    padding: `7px ${space[3]}px`,
    borderRadius: radius.s,
    background: 'var(--surface-3)',
    '> p': { margin: 0 },
  }),
  crest: css({ gridRow: '1 / 3', alignSelf: 'center', display: 'grid', placeItems: 'center' }),
  selection: css({ fontSize: text.s, fontWeight: 500, color: 'var(--text-1)' }),
  price: css({
    fontSize: text.m,
    fontWeight: 600,
    color: 'var(--text-1)',
    fontVariantNumeric: 'tabular-nums',
  }),
  event: css({ gridColumn: '2 / -1', fontSize: text.xs, color: 'var(--text-3)' }),
  asked: css({ gridColumn: '2 / -1', '&:empty': { display: 'none' } }),
  note: css({ margin: 0, fontSize: text.s, color: 'var(--text-2)' }),
  ways: css({ display: 'flex', gap: space[2], '> :first-of-type': { flex: 1 } }),
  actions: css({
    position: 'sticky',
    bottom: 0,
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: space[2],
    marginTop: 'auto',
    paddingTop: space[1],
    background: 'var(--surface-2)',
  }),
}

interface ReceiptProps {
  readonly receipt: NonNullable<SlipView['receipt']>
  /** When it was confirmed, where that was on a page that is gone; else null. */
  readonly confirmedEarlier: number | null
  /** What is left to stake; null where that is not known. */
  readonly balance: Money | null
  readonly send: SendToSlip
}

/** The server has the bet: placed or booked, what was taken, at which price, under which number [SLIP-17]; or what became of it since. */
export function Receipt({ receipt, confirmedEarlier, balance, send }: ReceiptProps) {
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
  const tone = isAsWished ? 'win' : 'warning'
  return (
    <section css={styles.receipt}>
      <header css={styles.head}>
        <span css={styles.sign} data-tone={tone}>
          <Icon name={isAsWished ? 'check' : 'warning'} />
        </span>
        <OutcomeHeading tone={tone}>
          {standing === 'placed' ? <Trans>Bet placed</Trans> : standingText(i18n, standing, true)}
        </OutcomeHeading>
        <Number ticket={ticket} />
      </header>
      {confirmedEarlier !== null && <EarlierNote confirmedAt={confirmedEarlier} />}
      {note !== null && <p css={styles.note}>{note}</p>}
      <ul css={styles.lines}>
        {lines.map((line) => (
          <ReceiptLine key={`${line.marketId}:${line.side}`} line={line} isAsked={standing !== 'placed'} />
        ))}
      </ul>
      <ReceiptFacts receipt={receipt} payout={isAsWished ? payout : null} balance={balance} />
      {hasMoved && (
        <p css={styles.note}>
          <Trans>
            The odds moved while your bet was being placed, within your Accept odds changes setting.
          </Trans>
        </p>
      )}
      <div css={styles.ways}>
        <Button variant="quiet" isWide onClick={() => panel.showTicket(ticket.ticketNum)}>
          <Trans>View in bet history</Trans>
        </Button>
        {standing === 'placed' && (
          <ShareBet ticket={ticket} returns={payout?.returns ?? possibleReturnsOf(ticket)} />
        )}
      </div>
      <div css={styles.actions}>
        <Button isLarge onClick={() => send({ type: 'selections.kept' })}>
          <Trans>Keep selection</Trans>
        </Button>
        <Button variant="primary" isLarge onClick={() => send({ type: 'receipt.closed' })}>
          <Trans context="button: finish with a receipt">Done</Trans>
        </Button>
      </div>
    </section>
  )
}

/** Under which number it is known, and since when. */
function Number({ ticket: { ticketNum, createdUtc } }: { ticket: PlacedTicket }) {
  const format = useFormat()
  return (
    <dl css={styles.number}>
      <div>
        <dt>
          <Trans context="label before a bet's number">Ticket</Trans>
        </dt>{' '}
        <dd>{ticketNum}</dd>
      </div>
      <div>
        <dt>
          <Dot />
          <VisuallyHidden>
            <Trans context="label: time at which the bet was placed">Placed at</Trans>
          </VisuallyHidden>
        </dt>
        <dd>{format.dateTime(createdUtc)}</dd>
      </div>
    </dl>
  )
}

interface ReceiptLineProps {
  readonly line: TicketLine
  /** It is not placed: its price is what was asked for. */
  readonly isAsked: boolean
}

function ReceiptLine({ line, isAsked }: ReceiptLineProps) {
  const { euroOdds, odds, oddsStyle } = line
  return (
    <li css={styles.line}>
      <span css={styles.crest}>
        <SelectionCrest selection={{ ...line, teamName: line.selectionName }} size={24} />
      </span>
      <p css={styles.selection}>
        <SelectionLabel selection={line} />
      </p>
      {!isAsked && (
        <span css={styles.price}>@ {formatOdds({ euro: euroOdds, [oddsStyle]: odds }, oddsStyle)}</span>
      )}
      <p css={styles.event}>
        <Name lines={1}>{line.marketName}</Name>
        <Dot />
        <Name lines={2}>{line.eventName}</Name>
      </p>
      <span css={styles.asked}>
        <AskedOdds asked={line.askedOdds} accepted={euroOdds} oddsStyle={oddsStyle} />
      </span>
    </li>
  )
}

interface ReceiptFactsProps {
  readonly receipt: ReceiptProps['receipt']
  readonly payout: Payout | null
  readonly balance: Money | null
}

function ReceiptFacts({ receipt: { ticket, sizes }, payout, balance }: ReceiptFactsProps) {
  const { i18n } = useLingui()
  const amountOf = useAmount()
  const isHidden = usePreference('hideBalance')
  return (
    <FactList>
      {sizes.map(({ size, combinations, perLine, whole }) => (
        <Fact key={size} name={`${systemSizeName(i18n, size, combinations)} × ${amountOf(perLine)}`}>
          {amountOf(whole)}
        </Fact>
      ))}
      <Fact name={<Trans context="amount risked on a bet">Stake</Trans>}>{amountOf(ticket.amount)}</Fact>
      {sizes.length === 0 && (
        <Fact
          name={
            standingOfTicket(ticket) === 'placed' ? (
              <Trans context="odds at which the bet was placed">Odds</Trans>
            ) : (
              <Trans context="prebooked bet: lowest odds at which it is placed">Target odds</Trans>
            )
          }
        >
          {formatOdds(ticketPrice(ticket), ticket.oddsStyle)}
        </Fact>
      )}
      {isOther(ticket.askedOdds, ticket.odds) && (
        <Fact name={<Trans>Odds requested</Trans>}>{formatOdds({ euro: ticket.askedOdds }, 'euro')}</Fact>
      )}
      {payout !== null && (
        <Fact name={<Trans context="bet not yet settled: paid if it wins, stake included">Returns</Trans>}>
          {amountOf(payout.returns)}
        </Fact>
      )}
      {balance !== null && (
        <Fact isTold name={<Trans context="money the member can stake now">Balance</Trans>}>
          {isHidden ? <Trans>Hidden</Trans> : amountOf(balance)}
        </Fact>
      )}
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
