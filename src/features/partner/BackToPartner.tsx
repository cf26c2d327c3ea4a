import { Trans } from '@lingui/react/macro'

import { useClient } from '#src/client/context.tsx'

import { PartnerWay } from './PartnerWay.tsx'

/** From a screen that only a new launch leads on from, back to who can launch; nothing where nobody is known. */
export function BackToPartner() {
  const known = useClient().partner.known()
  if (known === null) return null
  const { name, siteUrl } = known
  return (
    <PartnerWay reason="session" address={siteUrl} isPrimary>
      <Trans>Back to {name}</Trans>
    </PartnerWay>
  )
}
