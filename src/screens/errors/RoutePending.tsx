import { Trans } from '@lingui/react/macro'

import { Spinner } from '#src/ui/Spinner.tsx'

import { StatusPage } from './StatusPage.tsx'

/** A screen's code is slow to come. */
export function RoutePending({ isPart = true }: { isPart?: boolean }) {
  return (
    <StatusPage
      isPart={isPart}
      role="status"
      icon="clock"
      picture={<Spinner />}
      title={<Trans>Loading</Trans>}
    />
  )
}
