import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useEffect, useId } from 'react'

import { heldBackBy } from '#machines/care/machine.ts'
import { useClient, useSession } from '#src/client/context.tsx'
import { useActor } from '#src/client/hooks/useActor.ts'
import { isArriving } from '#src/client/root/deferredMachine.ts'
import { Button, buttonLook } from '#src/ui/controls/Button.tsx'
import { useUnpressed } from '#src/ui/controls/useUnpressed.ts'
import { Overlay } from '#src/ui/overlay/Overlay.tsx'
import { useDevice } from '#src/ui/theme/device.ts'
import { space } from '#src/ui/theme/scale.ts'
import { durationText } from '#src/words/session/care.ts'

import { bringCare } from './bringCare.ts'
import { SessionFigures } from './SessionFigures.tsx'
import { useMinutesHere } from './useMinutesHere.ts'

const styles = {
  body: css({ display: 'grid', gap: space[4], padding: `${space[1]}px ${space[4]}px ${space[5]}px` }),
  actions: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 140px), 1fr))',
    gap: space[2],
  }),
}

interface CareReminderProps {
  /** A bet is made or on its way. */
  readonly isBetInProgress: boolean
  /** A bet is on its way: what was confirmed is not decided. */
  readonly isBetOnItsWay: boolean
  /** Something else is asked. */
  readonly isHeldBack: boolean
  /** To the member's bets. */
  readonly onHistory: () => void
}

/**
 * Reminds the member of the time and the money of their session when the machine `care` says that it is due [CARE-02]: never
 * over a bet in progress, nor under a finger. Once it stands it stays until it is answered.
 */
export function CareReminder({ isBetInProgress, isBetOnItsWay, isHeldBack, onHistory }: CareReminderProps) {
  useClient().once(bringCare)
  const care = useActor('care')
  const state = useSelector(care, (snapshot) => {
    if (snapshot === undefined || isArriving(snapshot)) return null
    return snapshot.matches({ reminded: 'shown' }) ? 'shown' : heldBackBy(snapshot)
  })
  if (state === 'shown') return <Reminder onHistory={onHistory} />
  const isWaiting = state === null || isHeldBack || (state === 'anyBet' ? isBetInProgress : isBetOnItsWay)
  return isWaiting ? null : <Coming onShown={() => care?.send({ type: 'reminder.shown' })} />
}

/** Until nothing is pressed. */
function Coming({ onShown }: { onShown: () => void }) {
  const isUnpressed = useUnpressed()
  useEffect(() => {
    if (isUnpressed) onShown()
  }, [isUnpressed, onShown])
  return null
}

function Reminder({ onHistory }: Pick<CareReminderProps, 'onHistory'>) {
  const { t, i18n } = useLingui()
  const { api, partner } = useClient()
  const care = useActor('care')
  const textId = useId()
  const time = durationText(i18n, useMinutesHere() ?? 0)
  const answer = (): void => care?.send({ type: 'reminder.answered', at: api.serverNow() })
  // A press beside it may have been meant for the page.
  const stay = (): void => undefined
  const wayOut = useSession().settings.care?.timeOutUrl ?? partner.known()?.siteUrl ?? null
  return (
    <Overlay
      kind={useDevice() === 'phone' ? 'sheet' : 'modal'}
      role="alertdialog"
      describedBy={textId}
      title={t`You have been here for ${time}`}
      isOpen
      onClose={answer}
      onPutOff={stay}
    >
      <div css={styles.body}>
        <div id={textId}>
          <SessionFigures />
        </div>
        <div css={styles.actions}>
          {wayOut !== null && (
            <a css={buttonLook({ isLarge: true, isWide: true })} href={wayOut} target="_top" onClick={answer}>
              <Trans>Take a break</Trans>
            </a>
          )}
          <Button isLarge isWide onClick={answer}>
            <Trans>Keep betting</Trans>
          </Button>
        </div>
        <Button
          variant="quiet"
          onClick={() => {
            answer()
            onHistory()
          }}
        >
          <Trans>View bet history</Trans>
        </Button>
      </div>
    </Overlay>
  )
}
