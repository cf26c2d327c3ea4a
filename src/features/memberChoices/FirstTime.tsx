import { css } from '@emotion/react'
import { Trans } from '@lingui/react/macro'
import { useSelector } from '@tanstack/react-store'
import { useState } from 'react'

import { Button } from '#src/ui/Button.tsx'
import { space } from '#src/ui/theme/scale.ts'
import { Toast } from '#src/ui/toasts/Toast.tsx'

import { AvatarDialog } from './AvatarDialog.tsx'
import { LandingPageDialog } from './LandingPageDialog.tsx'
import { useChoices, useChoicesStore, useOfferedChoices } from './useChoices.ts'

const style = css({ display: 'flex', alignItems: 'center', gap: space[2] })

/**
 * What a member meets who is here for the first time: the question for a landing page, then the notice that there is no
 * avatar yet [LAUNCH-11]. Whoever closes the question has the default, which the server keeps, so that it is asked once;
 * the notice comes until there is an avatar, or until it was put away on this device, of which the contract has no word.
 */
export function FirstTime() {
  const offered = useOfferedChoices()
  const { landingPage, avatarId } = useChoices()
  const store = useChoicesStore()
  if (offered.landingPage && landingPage === null)
    return <LandingPageDialog isFirstTime onKept={() => undefined} onClose={store.leaveLandingPage} />
  return offered.avatar && avatarId === null ? <AvatarNotice /> : null
}

function AvatarNotice() {
  const store = useChoicesStore()
  const isRead = useSelector(store.isAvatarNoticeRead)
  const [isOpen, setOpen] = useState(false)
  const close = (): void => setOpen(false)
  if (isOpen) return <AvatarDialog onKept={close} onClose={close} />
  if (isRead) return null
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
