import { css } from '@emotion/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'

import type { Leg } from '#domain/bets/bet.ts'
import { formatOdds } from '#domain/odds/odds.ts'
import { useAmount } from '#src/client/hooks/useAmount.ts'
import { usePreference } from '#src/client/hooks/usePreference.ts'
import { useRefusalText } from '#src/client/hooks/useRefusalText.ts'
import { AskedOdds } from '#src/features/selection/AskedOdds.tsx'
import { EarlierBet } from '#src/features/selection/EarlierBet.tsx'
import { SelectionLabel } from '#src/features/selection/SelectionLabel.tsx'
import { Button } from '#src/ui/controls/Button.tsx'
import { Dot } from '#src/ui/text/Dot.tsx'
import { Name } from '#src/ui/text/Name.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { radius, space, text } from '#src/ui/theme/scale.ts'
import { batchStanding, batchTitle, moneyText, standingNote, standingText } from '#src/words/slip/outcomes.ts'

import { useSlipPanel } from '../panel.ts'
import { useSeen } from '../useSeen.ts'
import { type BatchBet, type BatchState, hasBooking, standingOf } from '../view/shownBets.ts'
import type { SendToSlip } from '../view/useSlip.ts'
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
  selection: css({ color: 'var(--text-1)', fontSize: text.s, fontWeight: 500, minWidth: 0 }),
  figure: css({ color: 'var(--text-1)', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }),
  state: css({
    fontWeight: 500,
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
  /** The keys of those answered that the member may not have seen yet. */
  readonly untold: readonly string[]
  /** They were confirmed on a page that is gone. */
  readonly isEarlier: boolean
  /** Until another may be placed, where one of them came too soon; else 0 [SLIP-20]. */
  readonly secondsLeft: number
  readonly send: SendToSlip
}

/** Several bets of one press: each with its own answer, as it comes [SLIP-17 SLIP-18]. */
export function BatchOutcome({ bets, untold, isEarlier, secondsLeft, send }: BatchOutcomeProps) {
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
          <Bet key={bet.id} bet={bet} untold={untold.filter((key) => key === bet.key)} send={send} />
        ))}
      </ul>
      {isChecking && (
        <>
          <p css={styles.note}>
            <Trans>We'll keep checking. No bet can be placed twice, and you can close this page.</Trans>
          </p>
          <Button variant="secondary" onClick={() => send({ type: 'check.requested' })}>
            <Trans context="button: ask again what became of a bet">Check now</Trans>
          </Button>
        </>
      )}
      {isOver && secondsLeft > 0 && (
        <p css={styles.note}>
          <Plural
            value={secondsLeft}
            one="You can try again in # second."
            other="You can try again in # seconds."
          />
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
            <Trans context="button: finish with a receipt">Done</Trans>
          </Button>
        </div>
      )}
    </section>
  )
}

interface BetProps {
  readonly bet: BatchBet
  /** Its key, until it was looked at: a long list is told bet by bet. */
  readonly untold: readonly string[]
  readonly send: SendToSlip
}

function Bet({ bet: shown, untold, send }: BetProps) {
  const { bet, state, placed, refusal } = shown
  const { i18n } = useLingui()
  const standing = standingOf(shown)
  const note = standingNote(i18n, standing)
  const amountOf = useAmount()
  const oddsType = usePreference('oddsType')
  const panel = useSlipPanel()
  const looked = useSeen(untold, send)
  const { legs, supportCode: code } = bet
  // Of a bet that is placed all figures are its ticket's.
  const stake = placed?.ticket.amount ?? bet.stake
  const taken = placed?.ticket.lines[0]
  const ticketNum = placed?.ticket.ticketNum
  const payout = placed?.payout ?? null
  const returns = payout === null ? null : amountOf(payout.returns)
  return (
    <li ref={looked} css={styles.bet}>
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
      {ticketNum !== undefined && (
        <p css={styles.leg}>
          <button type="button" css={styles.way} onClick={() => panel.showTicket(ticketNum)}>
            <Trans context="a bet's number">Ticket {ticketNum}</Trans>
            <VisuallyHidden>
              {' '}
              <Trans>View in bet history</Trans>
            </VisuallyHidden>
          </button>
          {returns !== null && (standing === 'placed' || standing === 'booked') && (
            <span>
              <Trans context="bet not yet settled: paid if it wins, stake included">Returns {returns}</Trans>
            </span>
          )}
        </p>
      )}
      {refusal !== null && <Refused refusal={refusal} isBooking={bet.isBooking} />}
      {note !== null && <p>{note}</p>}
      {onTheWay.has(state) && !bet.isSendable && <AskedOnly />}
      {onTheWay.has(state) && code !== null && (
        <p>
          <Trans>Support code {code}</Trans>
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
        {market}
        <Dot />
        <Name lines={1}>{competitionName}</Name>
      </>
    )
  return (
    <>
      {market}
      <Dot />
      <Trans>
        <Name lines={2}>{homeName}</Name> v <Name lines={2}>{awayName}</Name>
      </Trans>
    </>
  )
}

function Refused({ refusal, isBooking }: { refusal: NonNullable<BatchBet['refusal']>; isBooking: boolean }) {
  const { i18n } = useLingui()
  const textOf = useRefusalText()
  const panel = useSlipPanel()
  const { earlier } = refusal
  if (earlier === undefined)
    return (
      <p>
        {moneyText(i18n, refusal, isBooking)} {textOf(refusal)}
      </p>
    )
  return (
    <div>
      {moneyText(i18n, refusal, isBooking)} {textOf(refusal)}
      <EarlierBet ticket={earlier} onShow={panel.showTicket} />
    </div>
  )
}
