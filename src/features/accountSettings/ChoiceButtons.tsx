import { css } from '@emotion/react'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'

import { Button } from '#src/ui/controls/Button.tsx'
import { space } from '#src/ui/theme/scale.ts'

import { AvatarDialog } from './AvatarDialog.tsx'
import { LandingPageDialog } from './LandingPageDialog.tsx'
import { useOfferedChoices } from './useChoices.ts'

const style = css({ display: 'flex', flexWrap: 'wrap', gap: space[2], '> button': { flex: '1 1 auto' } })

/** The ways to change home page and avatar, each behind its flag [MEMBER-03] [LAUNCH-14]. */
export function ChoiceButtons() {
  const offered = useOfferedChoices()
  const [open, setOpen] = useState<'landingPage' | 'avatar' | null>(null)
  const close = (): void => setOpen(null)
  if (!offered.landingPage && !offered.avatar) return null
  return (
    <div css={style}>
      {offered.landingPage && (
        <Button onClick={() => setOpen('landingPage')}>
          <Trans context="the page that opens first">Home page</Trans>
        </Button>
      )}
      {offered.avatar && (
        <Button onClick={() => setOpen('avatar')}>
          <Trans>Avatar</Trans>
        </Button>
      )}
      {open === 'landingPage' && <LandingPageDialog onKept={close} onClose={close} />}
      {open === 'avatar' && <AvatarDialog onKept={close} onClose={close} />}
    </div>
  )
}
