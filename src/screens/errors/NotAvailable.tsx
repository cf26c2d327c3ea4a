import { Trans } from '@lingui/react/macro'

import { BackToMatches } from './BackToMatches.tsx'
import { StatusPage } from './StatusPage.tsx'

/** A page of the product that is not built yet, said as such. */
export function NotAvailable() {
  return (
    <StatusPage isPart icon="clock" title={<Trans>Not available yet</Trans>} action={<BackToMatches />}>
      <p>
        <Trans>This part is still being built.</Trans>
      </p>
    </StatusPage>
  )
}
