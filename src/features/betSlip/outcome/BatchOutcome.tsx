import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'

import type { Leg } from '#domain/bets/bet.ts'
import { formatOdds } from '#domain/odds.ts'
import { useAmount } from '#src/client/useAmount.ts'
import { usePreference } from '#src/client/usePreference.ts'
import { useRefusalText } from '#src/client/useRefusalText.ts'
import { AskedOdds } from '#src/features/selection/AskedOdds.tsx'
import { EarlierBet } from '#src/features/selection/EarlierBet.tsx'
import { SelectionLabel } from '#src/features/selection/SelectionLabel.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Name } from '#src/ui/Name.tsx'
import { radius, space, text } from '#src/ui/theme/scale.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import {
  batchStanding,
  batchTitle,
  nothingTakenText,
  standingNote,
  standingText,
} from '#src/words/outcomes.ts'

import { useSlipPanel } from '../panel.ts'
import { type BatchBet, type BatchState, hasBooking, standingOf } from '../shownBets.ts'
import type { SendToSlip } from '../useSlip.ts'
import { AskedOnly } from './AskedOnly.tsx'
import { OutcomeHeading } from './OutcomeHeading.tsx'

const styles = {
  batch: css({ display: 'grid', gap: space[3] }),
  list: css({ display: 'grid', gap: space[2], margin: 0, padding: 0, listStyle: 'none' }),
  bet: css({
    display: 'grid',
    gap: space[1],
    padding: space[3],
    borderRadius: radius.m,
    background: 'var(--surface-3)',
    fontSize: text.s,
    color: 'var(--text-2)',
    '> p': { margin: 0 },
  }),
  leg: css({ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: space[2] }),
  selection: css({ color: 'var(--text-1)', fontSize: text.m, fontWeight: 600, minWidth: 0 }),
  figure: css({ color: 'var(--text-1)', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }),
  state: css({
    fontWeight: 600,
    color: 'var(--text-1)',
    '&[data-state="placed"], &[data-state="booked"]': { color: 'var(--win)' },
    '&[data-state="refused"], &[data-state="lapsed"]': { color: 'var(--danger)' },
    '&[data-state="checking"], &[data-state="forgotten"], &[data-state="unclear"], &[data-state="cancelled"]':
      {
        color: 'var(--warning)',
      },
  }),
  way: css({
    minHeight: 24,
    padding: 0,
    color: 'var(--accent-strong)',
    font: 'inherit',
    textDecoration: 'underline',
    textUnderlineOffset: 3,
  }),
  note: css({ margin: 0, fontSize: text.s, lineHeight: 1.5, color: 'var(--text-2)' }),
  actions: css({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: space[2] }),
}

const onTheWay: ReadonlySet<BatchState> = new Set(['placing', 'checking'])

interface BatchOutcomeProps {
  readonly bets: readonly BatchBet[]
  /** They were confirmed on a page that is gone. */
  readonly isEarlier: boolean
  /** Until another may be placed, where one of them came too soon; else 0 [SLIP-20]. */
  readonly secondsLeft: number
  readonly send: SendToSlip
}

/** Several bets of one press: each with its own answer, as it comes [SLIP-17 SLIP-18]. */
export function BatchOutcome({ bets, isEarlier, secondsLeft, send }: BatchOutcomeProps) {
  const { i18n } = useLingui()
  const standing = batchStanding(bets.map(standingOf))
  const { isOver } = standing
  const isChecking = bets.some(({ state }) => state === 'checking')
  const placed = bets.filter(({ state }) => state === 'placed').length
  return (
    <section css={styles.batch}>
      <OutcomeHeading tone={standing.isEachAsWished ? 'win' : 'warning'}>
        {batchTitle(i18n, standing, hasBooking(bets))}
      </OutcomeHeading>
      {isEarlier && (
        <p css={styles.note}>
          <Trans>You confirmed these before you came back. They are the same bets, not new ones.</Trans>
        </p>
      )}
      <ul css={styles.list}>
        {bets.map((bet) => (
          <Bet key={bet.id} bet={bet} />
        ))}
      </ul>
      {isChecking && (
        <>
          <p css={styles.note}>
            <Trans>
              We keep asking until it is certain. Each bet can be placed once at most, and this page can be
              closed.
            </Trans>
          </p>
          <Button variant="secondary" onClick={() => send({ type: 'check.requested' })}>
            <Trans>Check now</Trans>
          </Button>
        </>
      )}
      {isOver && secondsLeft > 0 && (
        <p css={styles.note}>
          <Trans>You can place it again in {secondsLeft} s.</Trans>
        </p>
      )}
      {isOver && (
        <div css={styles.actions}>
          {placed > 0 && (
            <Button variant="secondary" onClick={() => send({ type: 'selections.kept' })}>
              <Trans>Keep selections</Trans>
            </Button>
          )}
          <Button variant="primary" onClick={() => send({ type: 'receipt.closed' })}>
            <Trans>Done</Trans>
          </Button>
        </div>
      )}
    </section>
  )
}

function Bet({ bet: shown }: { bet: BatchBet }) {
  const { bet, state, placed, refusal } = shown
  const { i18n } = useLingui()
  const standing = standingOf(shown)
  const note = standingNote(i18n, standing)
  const amountOf = useAmount()
  const oddsType = usePreference('oddsType')
  const panel = useSlipPanel()
  const { legs, supportCode } = bet
  // Of a bet that is placed all figures are its ticket's.
  const stake = placed?.ticket.amount ?? bet.stake
  const taken = placed?.ticket.lines[0]
  return (
    <li css={styles.bet}>
      {legs.map((leg) => (
        <p key={`${leg.marketId}:${leg.side}`} css={styles.leg}>
          <span css={styles.selection}>
            <SelectionLabel selection={leg} />
          </span>
          <span css={styles.figure}>
            {taken === undefined
              ? formatOdds({ euro: leg.euroOdds }, oddsType)
              : formatOdds({ euro: taken.euroOdds, [taken.oddsStyle]: taken.odds }, taken.oddsStyle)}
          </span>
        </p>
      ))}
      {legs[0] !== undefined && (
        <p>
          <Event leg={legs[0]} />
        </p>
      )}
      <p css={styles.leg}>
        <span css={styles.state} data-state={standing}>
          {standingText(i18n, standing, bet.isBooking)}
        </span>
        {stake !== null && <span css={styles.figure}>{amountOf(stake)}</span>}
      </p>
      {taken !== undefined && (
        <AskedOdds
          asked={taken.askedOdds ?? legs[0]?.euroOdds ?? null}
          accepted={taken.euroOdds}
          oddsStyle={taken.oddsStyle}
        />
      )}
      {placed !== null && (
        <p css={styles.leg}>
          <button type="button" css={styles.way} onClick={() => panel.showTicket(placed.ticket.ticketNum)}>
            <Trans>Ticket</Trans> {placed.ticket.ticketNum}
            <VisuallyHidden>
              {' '}
              <Trans>Show in bet history</Trans>
            </VisuallyHidden>
          </button>
          {placed.payout !== null && (standing === 'placed' || standing === 'booked') && (
            <span>
              <Trans>Potential returns</Trans> {amountOf(placed.payout.returns)}
            </span>
          )}
        </p>
      )}
      {refusal !== null && <Refused refusal={refusal} />}
      {note !== null && <p>{note}</p>}
      {onTheWay.has(state) && !bet.isSendable && <AskedOnly />}
      {onTheWay.has(state) && supportCode !== null && (
        <p>
          <Trans>Support code</Trans> {supportCode}
        </p>
      )}
    </li>
  )
}

function Event({ leg: { option, marketName, competitionName, homeName, awayName } }: { leg: Leg }) {
  const market = <Name lines={1}>{marketName}</Name>
  if (option === 'outright')
    return (
      <>
        {market} · <Name lines={1}>{competitionName}</Name>
      </>
    )
  return (
    <>
      {market} ·{' '}
      <Trans>
        <Name lines={2}>{homeName}</Name> v <Name lines={2}>{awayName}</Name>
      </Trans>
    </>
  )
}

function Refused({ refusal }: { refusal: NonNullable<BatchBet['refusal']> }) {
  const { i18n } = useLingui()
  const textOf = useRefusalText()
  const panel = useSlipPanel()
  const { earlier } = refusal
  if (earlier === undefined)
    return (
      <p>
        {textOf(refusal)} <Trans>No money was taken.</Trans>
      </p>
    )
  return (
    <div>
      {textOf(refusal)} {nothingTakenText(i18n, refusal)}
      <EarlierBet ticket={earlier} onShow={panel.showTicket} />
    </div>
  )
}
