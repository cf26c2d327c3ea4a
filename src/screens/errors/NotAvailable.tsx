import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { BackToMatches } from './BackToMatches.tsx'
import { StatusPage } from './StatusPage.tsx'

/** A page of the product that is not built yet, said as such, in words of its own where there are any. */
export function NotAvailable({ children }: { children?: ReactNode }) {
  return (
    <StatusPage isPart icon="clock" title={<Trans>Not available yet</Trans>} action={<BackToMatches />}>
      <p>{children ?? <Trans>We're still working on this page.</Trans>}</p>
    </StatusPage>
  )
}
