import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { SnapshotFrom } from 'xstate'

import type { PlacedTicket } from '#domain/bets/bet.ts'
import { targetLabel } from '#domain/prebook.ts'
import type { prebookMachine } from '#machines/prebook/machine.ts'
import type { PrebookEvent } from '#machines/prebook/types.ts'
import { useAmount } from '#src/client/useAmount.ts'
import { useRefusalText } from '#src/client/useRefusalText.ts'
import { EarlierBet } from '#src/features/selection/EarlierBet.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Notice, type NoticeTone } from '#src/ui/Notice.tsx'
import { space } from '#src/ui/theme/scale.ts'
import { useLook } from '#src/ui/useLook.ts'
import { nothingTakenText } from '#src/words/outcomes.ts'
import { prebookStatusText, stakeIsBack } from '#src/words/prebook.ts'

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
  const textOf = useRefusalText()
  const { ticket, refusal, untold } = snapshot.context
  const looked = useLook(untold, () => send({ type: 'answer.viewed' }))
  return (
    <div ref={looked} css={styles.outcome} aria-live="polite">
      {snapshot.matches('booking') && <Booking snapshot={snapshot} send={send} />}
      {snapshot.matches('refused') && refusal !== null && (
        <>
          <Notice tone="danger">
            <p>
              <strong>
                <Trans>Not booked</Trans>
              </strong>
            </p>
            <p>{textOf(refusal)}</p>
            {refusal.kind === 'noRoom' && <p>{nothingTakenText(i18n, refusal)}</p>}
            {refusal.earlier !== undefined && (
              <>
                <p>
                  <Trans>Nothing was taken for this booking.</Trans>
                </p>
                <EarlierBet ticket={refusal.earlier} onShow={onShowTicket} />
              </>
            )}
          </Notice>
          <Button isWide onClick={() => send({ type: 'refusal.dismissed' })}>
            <Trans>OK</Trans>
          </Button>
        </>
      )}
      {(snapshot.matches('lapsed') || snapshot.matches('forgotten')) && (
        <>
          <Notice tone="warning">
            {snapshot.matches('lapsed') ? (
              <Trans>The booking never arrived, and nothing was taken. You can book again.</Trans>
            ) : (
              <Trans>
                Nobody can say any more what became of this booking. Look at Prebook in your bet history.
              </Trans>
            )}
          </Notice>
          <Button isWide onClick={() => send({ type: 'lapse.dismissed' })}>
            <Trans>OK</Trans>
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
        <Trans>Booking…</Trans>
      </Button>
    )
  const code = unknownEntry.key.slice(0, 8)
  return (
    <>
      <Notice tone="warning">
        <p>
          <strong>
            <Trans>Checking your booking</Trans>
          </strong>
        </p>
        <p>
          <Trans>
            It was sent, but no answer has come back yet. We keep asking until it is certain. It can be booked
            once at most.
          </Trans>
        </p>
        <p>
          <Trans>Support code {code}</Trans>
        </p>
      </Notice>
      <Button isWide onClick={() => send({ type: 'check.requested' })}>
        <Trans>Check now</Trans>
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
            Ticket {ticketNum}: {stake} at {odds} or better
          </Trans>
        </p>
        {status === 'booked' && (
          <p>
            <Trans>
              It is placed by itself when the market opens at these odds. You can cancel it under Bet history.
            </Trans>
          </p>
        )}
        {status === 'placed' && (
          <p>
            <Trans>The market reached your odds. Your bet history shows the odds taken.</Trans>
          </p>
        )}
        {status === 'cancelled' && <p>{i18n._(stakeIsBack)}</p>}
      </Notice>
      <Button variant="primary" isWide onClick={onDone}>
        <Trans>Done</Trans>
      </Button>
    </>
  )
}
