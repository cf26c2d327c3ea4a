import { css } from '@emotion/react'
import { Trans } from '@lingui/react/macro'
import { useSelector as useAtom } from '@tanstack/react-store'
import { useSelector } from '@xstate/react'
import { useState } from 'react'

import { askedOf } from '#machines/onboarding/machine.ts'
import type { Question } from '#machines/onboarding/types.ts'
import { useClient } from '#src/client/context.tsx'
import { useActor } from '#src/client/hooks/useActor.ts'
import { createNotices } from '#src/client/notices/notices.ts'
import { isArriving } from '#src/client/root/deferredMachine.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { useUnpressed } from '#src/ui/controls/useUnpressed.ts'
import { Toast } from '#src/ui/overlay/toasts/Toast.tsx'
import { space } from '#src/ui/theme/scale.ts'

import { AvatarDialog } from './AvatarDialog.tsx'
import { bringOnboarding } from './bringOnboarding.ts'
import { LandingPageDialog } from './LandingPageDialog.tsx'
import { useLeavingLandingPage } from './useChoices.ts'

const style = css({ display: 'flex', alignItems: 'center', gap: space[2] })

/**
 * What a member sees who is here for the first time: the question for a landing page, then the notice that there is no
 * avatar yet, when the machine `onboarding` says so [LAUNCH-11]. The question does not open while something is pressed. A
 * press outside it, perhaps meant for the page, puts it off until the next launch.
 * @param isHeldBack a bet is in progress: nothing is asked over it
 */
export function Onboarding({ isHeldBack }: { isHeldBack: boolean }) {
  useClient().once(bringOnboarding)
  const onboarding = useActor('onboarding')
  const asked = useAsked()
  if (isHeldBack) return null
  if (asked === 'landingPage')
    return <HomeQuestion onPutOff={() => onboarding?.send({ type: 'question.postponed', question: asked })} />
  return asked === 'avatar' ? (
    <AvatarNotice onClose={() => onboarding?.send({ type: 'question.dismissed', question: asked })} />
  ) : null
}

function useAsked(): Question | null {
  return useSelector(useActor('onboarding'), (snapshot) =>
    snapshot === undefined || isArriving(snapshot) ? null : askedOf(snapshot),
  )
}

/** Whether the question for a landing page is open, or will be once no bet is in progress: nothing else is asked beside it. */
export function useIsQuestionAsked(): boolean {
  return useAsked() === 'landingPage'
}

function HomeQuestion({ onPutOff }: { onPutOff: () => void }) {
  const isUnpressed = useUnpressed()
  const leaveLandingPage = useLeavingLandingPage()
  return isUnpressed ? (
    <LandingPageDialog isFirstTime onKept={() => undefined} onClose={leaveLandingPage} onPutOff={onPutOff} />
  ) : null
}

function AvatarNotice({ onClose }: { onClose: () => void }) {
  // One thing at a time: what has just been told is read first.
  const isTold = useAtom(useClient().once(createNotices).toasts).length > 0
  const [isOpen, setOpen] = useState(false)
  const close = (): void => setOpen(false)
  if (isOpen) return <AvatarDialog onKept={close} onClose={close} />
  if (isTold) return null
  return (
    <Toast tone="info" icon="user" onClose={onClose}>
      <span css={style}>
        <Trans>You have no avatar yet.</Trans>
        <Button onClick={() => setOpen(true)}>
          <Trans>Choose avatar</Trans>
        </Button>
      </span>
    </Toast>
  )
}
