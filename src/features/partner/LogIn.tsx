import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { useClient } from '#src/client/context.tsx'
import type { LoginReason } from '#src/host/partnerPage.ts'

import { PartnerWay } from './PartnerWay.tsx'

interface LogInProps {
  readonly reason: Exclude<LoginReason, 'session'>
  /** It stands in the place of the one button of a screen. */
  readonly isLarge?: boolean
  /** What it says, where that is more than to log in. */
  readonly children?: ReactNode
}

/** Where a guest is told to log in, the way to do it; nothing where the partner names none [LAUNCH-05]. */
export function LogIn({ reason, isLarge = false, children = <Trans>Log in</Trans> }: LogInProps) {
  const known = useClient().partner.known()
  return (
    <PartnerWay reason={reason} address={known?.loginUrl ?? known?.siteUrl ?? null} isLarge={isLarge}>
      {children}
    </PartnerWay>
  )
}

/** Whether there is a way to log in from here. */
export function useCanLogIn(): boolean {
  const { partner } = useClient()
  const known = partner.known()
  return partner.canBeAsked() || (known?.loginUrl ?? known?.siteUrl ?? null) !== null
}
