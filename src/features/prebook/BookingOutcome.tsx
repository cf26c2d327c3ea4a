import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { SnapshotFrom } from 'xstate'

import type { PlacedTicket } from '#domain/bets/bet.ts'
import { targetLabel } from '#domain/bets/prebook.ts'
import type { prebookMachine } from '#machines/prebook/machine.ts'
import type { PrebookEvent } from '#machines/prebook/types.ts'
import { useAmount } from '#src/client/hooks/useAmount.ts'
import { EarlierBet } from '#src/features/selection/EarlierBet.tsx'
import { RefusalReason } from '#src/features/selection/RefusalReason.tsx'
import { Button } from '#src/ui/controls/Button.tsx'
import { Notice, type NoticeTone } from '#src/ui/feedback/Notice.tsx'
import { space } from '#src/ui/theme/scale.ts'
import { useLook } from '#src/ui/timing/useLook.ts'
import { moneyText, standingNote } from '#src/words/slip/outcomes.ts'
import { prebookStatusText, stakeIsBack } from '#src/words/slip/prebook.ts'

const styles = {
  outcome: css({ display: 'grid', gap: space[2], p: { margin: 0 } }),
}

interface BookingOutcomeProps {
  readonly snapshot: SnapshotFrom<typeof prebookMachine>
  readonly send: (event: PrebookEvent) => void
  /** Done with what was booked. */
  readonly onDone: () => void
  /** Shows a ticket in the history. */
  readonly onShowTicket: (ticketNum: string) => void
}

/** What becomes of a booking, from the press on [PREBOOK-02] [PREBOOK-03]. */
export function BookingOutcome({ snapshot, send, onDone, onShowTicket }: BookingOutcomeProps) {
  const { i18n } = useLingui()
  const { ticket, refusal, untold } = snapshot.context
  const looked = useLook(untold, () => send({ type: 'answer.viewed' }))
  return (
    <div ref={looked} css={styles.outcome} tabIndex={-1} aria-live="polite">
      {snapshot.matches('booking') && <Booking snapshot={snapshot} send={send} />}
      {snapshot.matches('refused') && refusal !== null && (
        <>
          <Notice tone="danger">
            <p>
              <strong>
                <Trans context="prebooked bet">Not booked</Trans>
              </strong>
            </p>
            <p>{moneyText(i18n, refusal, true)}</p>
            <p>
              <RefusalReason refusal={refusal} />
            </p>
            {refusal.earlier !== undefined && <EarlierBet ticket={refusal.earlier} onShow={onShowTicket} />}
          </Notice>
          <Button isWide onClick={() => send({ type: 'refusal.dismissed' })}>
            <Trans context="button: message was read">OK</Trans>
          </Button>
        </>
      )}
      {(snapshot.matches('lapsed') || snapshot.matches('forgotten')) && (
        <>
          <Notice tone="warning">
            <p>
              <strong>
                {snapshot.matches('lapsed') ? (
                  <Trans context="prebooked bet">Not booked</Trans>
                ) : (
                  <Trans>We can't check your prebooked bet</Trans>
                )}
              </strong>
            </p>
            <p>
              {snapshot.matches('lapsed') ? (
                <Trans>No money was taken. Your prebooked bet didn't reach us. You can prebook again.</Trans>
              ) : (
                <Trans>
                  Your stake may have been taken. We can't tell whether this bet was prebooked. Check Prebook
                  in your bet history before you try again.
                </Trans>
              )}
            </p>
          </Notice>
          <Button isWide onClick={() => send({ type: 'lapse.dismissed' })}>
            <Trans context="button: message was read">OK</Trans>
          </Button>
        </>
      )}
      {ticket !== null && !snapshot.matches('booking') && <BookedTicket ticket={ticket} onDone={onDone} />}
    </div>
  )
}

function Booking({ snapshot, send }: Pick<BookingOutcomeProps, 'snapshot' | 'send'>) {
  const { unknownEntry } = snapshot.context
  if (unknownEntry === null)
    return (
      <Button variant="primary" isLarge isWide aria-disabled aria-busy>
        <Trans context="prebooked bet being sent">Prebooking…</Trans>
      </Button>
    )
  const code = unknownEntry.key.slice(0, 8)
  return (
    <>
      <Notice tone="warning">
        <p>
          <strong>
            <Trans>Checking your prebooked bet</Trans>
          </strong>
        </p>
        <p>
          <Trans>
            No reply yet. It may have been booked, and your stake may have been taken. We'll keep checking. It
            can't be booked twice.
          </Trans>
        </p>
        <p>
          <Trans>Support code {code}</Trans>
        </p>
      </Notice>
      <Button isWide onClick={() => send({ type: 'check.requested' })}>
        <Trans context="button: ask again what became of a bet">Check now</Trans>
      </Button>
    </>
  )
}

const tones: Readonly<Record<string, NoticeTone>> = { booked: 'success', placed: 'success' }

function BookedTicket({ ticket, onDone }: { ticket: PlacedTicket; onDone: () => void }) {
  const { i18n } = useLingui()
  const amountOf = useAmount()
  const { ticketNum, amount, prebook, oddsStyle } = ticket
  if (prebook === null) return null
  const { status } = prebook
  const odds = targetLabel(prebook.targetOdds, oddsStyle)
  const stake = amountOf(amount)
  return (
    <>
      <Notice tone={tones[status] ?? 'info'}>
        <p>
          <strong>{prebookStatusText(i18n, status)}</strong>
        </p>
        <p>
          <Trans>
            Ticket {ticketNum}: {stake} @ {odds} or better
          </Trans>
        </p>
        {status === 'booked' && (
          <p>
            <Trans>
              We'll place it when the market reopens at these odds or better. You can cancel it in your bet
              history.
            </Trans>
          </p>
        )}
        {status === 'placed' && (
          <p>
            <Trans>
              The market reached your odds and your bet was placed. Your bet history shows the odds.
            </Trans>
          </p>
        )}
        {status === 'cancelled' && <p>{i18n._(stakeIsBack)}</p>}
        {status === 'unknown' && <p>{standingNote(i18n, 'unclear')}</p>}
      </Notice>
      <Button variant="primary" isWide onClick={onDone}>
        <Trans context="button: finish with a receipt">Done</Trans>
      </Button>
    </>
  )
}
