import { Trans } from '@lingui/react/macro'

import { useClient } from '#src/client/context.tsx'
import type { LoginReason } from '#src/host/partnerPage.ts'

import { PartnerWay } from './PartnerWay.tsx'

/** Where a guest is told to log in, the way to do it; nothing where the partner names none [LAUNCH-05]. */
export function LogIn({ reason }: { reason: Exclude<LoginReason, 'session'> }) {
  const known = useClient().partner.known()
  return (
    <PartnerWay reason={reason} address={known?.loginUrl ?? known?.siteUrl ?? null}>
      <Trans>Log in</Trans>
    </PartnerWay>
  )
}
