import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import type { SnapshotFrom } from 'xstate'

import type { PlacedTicket } from '#domain/bets/bet.ts'
import type { PrebookActor } from '#src/client/actors/prebookActors.ts'
import { useAmount } from '#src/client/useAmount.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { space, text } from '#src/ui/theme/scale.ts'
import { useLook } from '#src/ui/useLook.ts'
import { errorText } from '#src/words/errors.ts'

import { usePrebooks } from './usePrebooks.ts'

const styles = {
  cancel: css({ display: 'grid', gap: space[2], fontSize: text.s, p: { margin: 0 } }),
  actions: css({ display: 'flex', flexWrap: 'wrap', gap: space[2] }),
}

/** Cancels a booked bet, once the member has confirmed; says so where the market was faster [PREBOOK-04]. */
export function CancelBooking({ ticket }: { ticket: PlacedTicket }) {
  const actor = usePrebooks().ofTicket(ticket)
  useEffect(() => actor.send({ type: 'ticket.changed', ticket }), [actor, ticket])
  const end = useSelector(actor, endOf)
  const looked = useLook(end, () => actor.send({ type: 'answer.viewed' }))
  return (
    <div ref={looked} css={styles.cancel} aria-live="polite">
      <Step actor={actor} />
    </div>
  )
}

const ends = ['cancelled', 'lostTheRace', 'cancelRefused', 'stillBooked'] as const

/** What became of its cancellation, where this member asked for one; null while that is not known. */
function endOf(snapshot: SnapshotFrom<PrebookActor>): string | null {
  if (snapshot.context.cancellation === null) return null
  return ends.find((end) => snapshot.matches(end)) ?? null
}

function Step({ actor }: { actor: PrebookActor }) {
  const { i18n } = useLingui()
  const snapshot = useSelector(actor, (state) => state)
  const { failure, attempt } = snapshot.context
  if (snapshot.matches('booked'))
    return (
      <div>
        <Button onClick={() => actor.send({ type: 'cancel.requested' })}>
          <Trans>Cancel booking</Trans>
        </Button>
      </div>
    )
  if (snapshot.matches('confirmingCancel')) return <Confirm actor={actor} ticket={snapshot.context.ticket} />
  if (snapshot.matches('cancelling'))
    return (
      <>
        <p>
          {snapshot.hasTag('unknown') || attempt > 0 ? (
            <Trans>No answer yet. We keep asking whether it was cancelled.</Trans>
          ) : (
            <Trans>Cancelling…</Trans>
          )}
        </p>
        {snapshot.hasTag('unknown') && (
          <div>
            <Button onClick={() => actor.send({ type: 'check.requested' })}>
              <Trans>Check now</Trans>
            </Button>
          </div>
        )}
      </>
    )
  if (snapshot.matches('cancelRefused'))
    return (
      <>
        <Notice tone="danger">{failure !== null && errorText(i18n, failure)}</Notice>
        <div>
          <Button onClick={() => actor.send({ type: 'refusal.dismissed' })}>
            <Trans>OK</Trans>
          </Button>
        </div>
      </>
    )
  if (snapshot.matches('stillBooked'))
    return (
      <>
        <Notice tone="warning">
          <Trans>This bet was not cancelled: it is still booked.</Trans>
        </Notice>
        <div>
          <Button onClick={() => actor.send({ type: 'refusal.dismissed' })}>
            <Trans>OK</Trans>
          </Button>
        </div>
      </>
    )
  if (snapshot.matches('lostTheRace'))
    return (
      <Notice tone="warning">
        <Trans>Too late to cancel: the market reached your odds first, and this bet was placed.</Trans>
      </Notice>
    )
  if (snapshot.matches('cancelled') && endOf(snapshot) !== null)
    return (
      <Notice tone="info">
        <Trans>Its stake is back in your balance.</Trans>
      </Notice>
    )
  return null
}

function Confirm({ actor, ticket }: { actor: PrebookActor; ticket: PlacedTicket | null }) {
  const { t } = useLingui()
  const amountOf = useAmount()
  const yes = useRef<HTMLButtonElement>(null)
  // The button that was pressed is gone, and the focus with it.
  useEffect(() => yes.current?.focus(), [])
  const amount = ticket === null ? '' : amountOf(ticket.amount)
  return (
    <div role="group" aria-label={t`Cancel this booking?`} css={styles.cancel}>
      <p>
        <strong>
          <Trans>Cancel this booking?</Trans>
        </strong>{' '}
        <Trans>If it is cancelled in time, {amount} will be returned to your balance.</Trans>
      </p>
      <div css={styles.actions}>
        <Button ref={yes} variant="primary" onClick={() => actor.send({ type: 'cancel.confirmed' })}>
          <Trans>Yes, cancel it</Trans>
        </Button>
        <Button onClick={() => actor.send({ type: 'cancel.declined' })}>
          <Trans>Keep it</Trans>
        </Button>
      </div>
    </div>
  )
}
