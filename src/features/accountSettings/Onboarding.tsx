import { css } from '@emotion/react'
import { Trans } from '@lingui/react/macro'
import { useSelector } from '@tanstack/react-store'
import { useState } from 'react'

import { useClient } from '#src/client/context.tsx'
import { createNotices } from '#src/client/notices/notices.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { useUnpressed } from '#src/ui/controls/useUnpressed.ts'
import { Toast } from '#src/ui/overlay/toasts/Toast.tsx'
import { space } from '#src/ui/theme/scale.ts'

import { AvatarDialog } from './AvatarDialog.tsx'
import { LandingPageDialog } from './LandingPageDialog.tsx'
import { useChoices, useChoicesStore, useLeavingLandingPage, useOfferedChoices } from './useChoices.ts'

const style = css({ display: 'flex', alignItems: 'center', gap: space[2] })

/**
 * What a member sees who is here for the first time: the question for a landing page, then the notice that there is no
 * avatar yet [LAUNCH-11]. Closing the question chooses the default, which the server keeps, so that it is asked once. It
 * does not open while something is pressed. A press outside it, perhaps meant for the page, puts it off until the next
 * launch. The notice comes back until there is an avatar, or until it is dismissed on this device: the contract has no
 * field for that.
 */
export function Onboarding() {
  const offered = useOfferedChoices()
  const { landingPage, avatarId } = useChoices()
  const store = useChoicesStore()
  const isPutOff = useSelector(store.isLandingPagePutOff)
  const isUnpressed = useUnpressed()
  const leaveLandingPage = useLeavingLandingPage()
  if (offered.landingPage && landingPage === null && !isPutOff)
    return isUnpressed ? (
      <LandingPageDialog
        isFirstTime
        onKept={() => undefined}
        onClose={leaveLandingPage}
        onPutOff={() => store.isLandingPagePutOff.set(true)}
      />
    ) : null
  return offered.avatar && avatarId === null ? <AvatarNotice /> : null
}

function AvatarNotice() {
  const store = useChoicesStore()
  const isRead = useSelector(store.isAvatarNoticeRead)
  // One thing at a time: what has just been told is read first.
  const isTold = useSelector(useClient().once(createNotices).toasts).length > 0
  const [isOpen, setOpen] = useState(false)
  const close = (): void => setOpen(false)
  if (isOpen) return <AvatarDialog onKept={close} onClose={close} />
  if (isRead || isTold) return null
  return (
    <Toast tone="info" icon="user" onClose={store.putAvatarNoticeAway}>
      <span css={style}>
        <Trans>You have no avatar yet.</Trans>
        <Button onClick={() => setOpen(true)}>
          <Trans>Choose avatar</Trans>
        </Button>
      </span>
    </Toast>
  )
}
