import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { type ReactNode, useState } from 'react'

import { errors } from '#domain/session/errorCatalogue.ts'
import type { PrebookActor } from '#src/client/actors/bets/prebookActors.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { PassingToast } from '#src/ui/overlay/toasts/PassingToast.tsx'
import { Toast } from '#src/ui/overlay/toasts/Toast.tsx'
import { space } from '#src/ui/theme/scale.ts'
import { useLook } from '#src/ui/timing/useLook.ts'
import { errorText } from '#src/words/errors.ts'

const style = css({ display: 'flex', alignItems: 'center', gap: space[2] })

interface CancellationToastProps {
  /** The booked bet whose cancellation an earlier page had no answer to. */
  readonly actor: PrebookActor
  readonly onShow: () => void
}

/** What becomes of it, over the page: the history that shows it may be closed [PREBOOK-04]. That it ended well is news like any. */
export function CancellationToast({ actor, onShow }: CancellationToastProps) {
  const { i18n } = useLingui()
  const snapshot = useSelector(actor, (state) => state)
  const [isRead, setIsRead] = useState(false)
  const { failure, cancellation } = snapshot.context
  const ticketNum = cancellation?.ticketNum ?? ''
  const seen = (): void => actor.send({ type: 'answer.viewed' })
  const end = snapshot.matches('stillBooked') || snapshot.matches('cancelRefused') ? ticketNum : null
  const looked = useLook(isRead ? null : end, seen)
  const read = (): void => setIsRead(true)
  const show = (news: ReactNode): ReactNode => (
    <span css={style}>
      <span ref={looked}>{news}</span>
      <Button
        onClick={() => {
          seen()
          read()
          onShow()
        }}
      >
        <Trans context="button: open the bet this message is about">View</Trans>
      </Button>
    </span>
  )
  if (isRead) return null
  if (snapshot.matches('cancelling'))
    return (
      <Toast tone="info" icon="info">
        {show(
          <Trans>
            Checking whether your prebooked bet {ticketNum} was cancelled… Your stake may have been returned.
          </Trans>,
        )}
      </Toast>
    )
  if (snapshot.matches('stillBooked'))
    return (
      <PassingToast tone="danger" icon="error" onClose={read}>
        {show(
          <Trans>
            Your prebooked bet {ticketNum} was not cancelled. It is still booked and your stake is still held.
          </Trans>,
        )}
      </PassingToast>
    )
  if (snapshot.matches('cancelRefused') && failure !== null) {
    // Where the server does not know the ticket it does not say how it stands.
    const isUnclear = failure.code === errors.noResult.code
    return (
      <PassingToast
        {...(isUnclear ? { tone: 'warning', icon: 'warning' } : { tone: 'danger', icon: 'error' })}
        onClose={read}
      >
        {show(
          <>
            {isUnclear ? (
              <Trans>We can't check your prebooked bet {ticketNum}. Your stake may have been returned.</Trans>
            ) : (
              <Trans>Your prebooked bet {ticketNum} was not cancelled. Your stake was not returned.</Trans>
            )}{' '}
            {errorText(i18n, failure)}
          </>,
        )}
      </PassingToast>
    )
  }
  return null
}
