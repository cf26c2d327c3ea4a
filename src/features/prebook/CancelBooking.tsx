import { css } from '@emotion/react'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import type { SnapshotFrom } from 'xstate'

import type { PlacedTicket } from '#domain/bets/bet.ts'
import { errors } from '#domain/session/errorCatalogue.ts'
import type { PrebookActor } from '#src/client/actors/bets/prebookActors.ts'
import { useClient } from '#src/client/context.tsx'
import { useAmount } from '#src/client/hooks/useAmount.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { ignoreHeldEnter } from '#src/ui/controls/heldEnter.ts'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { useFocusKept } from '#src/ui/focus/useFocusKept.ts'
import { space, text } from '#src/ui/theme/scale.ts'
import { useLook } from '#src/ui/timing/useLook.ts'
import { errorText } from '#src/words/errors.ts'

import { createToldInPlace } from './prebookNews.ts'
import { useBooking } from './usePrebooks.ts'

const styles = {
  cancel: css({ display: 'grid', gap: space[2], fontSize: text.s, p: { margin: 0 } }),
  actions: css({ display: 'flex', flexWrap: 'wrap', gap: space[2] }),
}

/** Cancels a booked bet, once the member has confirmed; says so where the market was faster [PREBOOK-04]. */
export function CancelBooking({ ticket }: { ticket: PlacedTicket }) {
  const actor = useBooking(ticket)
  return actor === undefined ? null : <Booking actor={actor} ticket={ticket} />
}

function Booking({ actor, ticket }: { actor: PrebookActor; ticket: PlacedTicket }) {
  useEffect(() => actor.send({ type: 'ticket.changed', ticket }), [actor, ticket])
  const end = useSelector(actor, endOf)
  const looked = useLook(end, () => actor.send({ type: 'answer.viewed' }))
  const place = useRef<HTMLDivElement>(null)
  const toldInPlace = useClient().once(createToldInPlace)
  useEffect(() => {
    const isTold = (): boolean =>
      actor.getSnapshot().context.cancellation !== null && place.current !== null && isInSight(place.current)
    toldInPlace.set(ticket.ticketNum, isTold)
    return () => void toldInPlace.delete(ticket.ticketNum)
  }, [actor, ticket.ticketNum, toldInPlace])
  const isOffered = useSelector(actor, (snapshot) => snapshot.matches('booked'))
  const isAsked = useSelector(actor, (snapshot) => snapshot.matches('confirmingCancel'))
  useFocusKept(place, isOffered ? 'offer' : isAsked ? 'confirm' : (end ?? 'waiting'))
  return (
    <div ref={place}>
      <div ref={looked} css={styles.cancel} tabIndex={-1} aria-live="polite">
        <Step actor={actor} />
      </div>
    </div>
  )
}

/** All of it stands in the window. */
function isInSight(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect()
  return height > 0 && top >= 0 && bottom <= window.innerHeight
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
      <Button isWide onClick={() => actor.send({ type: 'cancel.requested' })}>
        <Trans>Cancel prebook</Trans>
      </Button>
    )
  if (snapshot.matches('confirmingCancel')) return <Confirm actor={actor} ticket={snapshot.context.ticket} />
  if (snapshot.matches('cancelling'))
    return (
      <>
        <p>
          {snapshot.hasTag('unknown') || attempt > 0 ? (
            <Trans>
              No reply yet. Your stake may have been returned. We're checking whether it was cancelled.
            </Trans>
          ) : (
            <Trans>Cancelling…</Trans>
          )}
        </p>
        {snapshot.hasTag('unknown') && (
          <div>
            <Button onClick={() => actor.send({ type: 'check.requested' })}>
              <Trans context="button: ask again what became of a bet">Check now</Trans>
            </Button>
          </div>
        )}
      </>
    )
  if (snapshot.matches('cancelRefused'))
    return (
      <>
        <Notice tone="danger">
          <p>{notCancelledText(i18n, snapshot)}</p>
          {failure !== null && <p>{errorText(i18n, failure)}</p>}
        </Notice>
        <div>
          <Button onClick={() => actor.send({ type: 'refusal.dismissed' })}>
            <Trans context="button: message was read">OK</Trans>
          </Button>
        </div>
      </>
    )
  if (snapshot.matches('stillBooked'))
    return (
      <>
        <Notice tone="warning">
          <Trans>This bet was not cancelled. It is still booked and your stake is still held.</Trans>
        </Notice>
        <div>
          <Button onClick={() => actor.send({ type: 'refusal.dismissed' })}>
            <Trans context="button: message was read">OK</Trans>
          </Button>
        </div>
      </>
    )
  if (snapshot.matches('lostTheRace'))
    return (
      <Notice tone="warning">
        <Trans>
          Too late to cancel. Your bet was placed and your stake was taken. The market reached your odds
          first.
        </Trans>
      </Notice>
    )
  if (snapshot.matches('cancelled') && endOf(snapshot) !== null)
    return (
      <Notice tone="info">
        <Trans>This bet was cancelled. Your stake is back in your balance.</Trans>
      </Notice>
    )
  return null
}

/** How a bet stands whose cancellation was refused, as far as that is known; and its stake with it. */
function notCancelledText(i18n: I18n, { context: { failure, ticket } }: SnapshotFrom<PrebookActor>): string {
  // Where the server does not know the ticket it does not say how it stands.
  if (failure?.code === errors.noResult.code)
    return i18n._(msg`We can't check this bet. Your stake may have been returned.`)
  return ticket?.prebook?.status === 'booked'
    ? i18n._(msg`This bet was not cancelled. It is still booked and your stake is still held.`)
    : i18n._(msg`This bet was not cancelled. Your stake was not returned.`)
}

function Confirm({ actor, ticket }: { actor: PrebookActor; ticket: PlacedTicket | null }) {
  const { t } = useLingui()
  const amountOf = useAmount()
  const yes = useRef<HTMLButtonElement>(null)
  // The button that was pressed is gone, and the focus with it.
  useEffect(() => yes.current?.focus(), [])
  const amount = ticket === null ? '' : amountOf(ticket.amount)
  return (
    <div role="group" aria-label={t`Cancel this prebooked bet?`} css={styles.cancel}>
      <p>
        <strong>
          <Trans>Cancel this prebooked bet?</Trans>
        </strong>{' '}
        <Trans>If it is cancelled in time, {amount} will be returned to your balance.</Trans>
      </p>
      <div css={styles.actions}>
        <Button
          ref={yes}
          variant="primary"
          isLarge
          onClick={() => actor.send({ type: 'cancel.confirmed' })}
          onKeyDown={ignoreHeldEnter}
        >
          <Trans>Yes, cancel</Trans>
        </Button>
        <Button isLarge onClick={() => actor.send({ type: 'cancel.declined' })}>
          <Trans context="prebooked bet">Keep bet</Trans>
        </Button>
      </div>
    </div>
  )
}
