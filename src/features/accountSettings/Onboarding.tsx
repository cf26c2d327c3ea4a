import { css } from '@emotion/react'
import { Trans } from '@lingui/react/macro'
import { useSelector } from '@tanstack/react-store'
import { useState } from 'react'

import { useClient } from '#src/client/context.tsx'
import { createNotices } from '#src/client/notices/notices.ts'
import { Button } from '#src/ui/Button.tsx'
import { space } from '#src/ui/theme/scale.ts'
import { Toast } from '#src/ui/toasts/Toast.tsx'
import { useUnpressed } from '#src/ui/useUnpressed.ts'

import { AvatarDialog } from './AvatarDialog.tsx'
import { LandingPageDialog } from './LandingPageDialog.tsx'
import { useChoices, useChoicesStore, useOfferedChoices } from './useChoices.ts'

const style = css({ display: 'flex', alignItems: 'center', gap: space[2] })

/**
 * What a member meets who is here for the first time: the question for a landing page, then the notice that there is no
 * avatar yet [LAUNCH-11]. Whoever closes the question has the default, which the server keeps, so that it is asked once. It
 * opens under nobody's finger, and a press beside it, which may have been meant for the page, puts it off until the next
 * launch. The notice comes until there is an avatar, or until it was put away on this device, of which the contract has
 * no word.
 */
export function FirstTime() {
  const offered = useOfferedChoices()
  const { landingPage, avatarId } = useChoices()
  const store = useChoicesStore()
  const isPutOff = useSelector(store.isLandingPagePutOff)
  const isUnpressed = useUnpressed()
  if (offered.landingPage && landingPage === null && !isPutOff)
    return isUnpressed ? (
      <LandingPageDialog
        isFirstTime
        onKept={() => undefined}
        onClose={store.leaveLandingPage}
        onPutOff={() => store.isLandingPagePutOff.set(true)}
      />
    ) : null
  return offered.avatar && avatarId === null ? <AvatarNotice /> : null
}

function AvatarNotice() {
  const store = useChoicesStore()
  const isRead = useSelector(store.isAvatarNoticeRead)
  // One thing at a time: what has just been told is read first.
  const isTold = useSelector(useClient().own(createNotices).toasts).length > 0
  const [isOpen, setOpen] = useState(false)
  const close = (): void => setOpen(false)
  if (isOpen) return <AvatarDialog onKept={close} onClose={close} />
  if (isRead || isTold) return null
  return (
    <Toast icon="user" onClose={store.putAvatarNoticeAway}>
      <span css={style}>
        <Trans>You have no avatar yet.</Trans>
        <Button onClick={() => setOpen(true)}>
          <Trans>Choose one</Trans>
        </Button>
      </span>
    </Toast>
  )
}
