import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'

import { EmptyState } from '#src/ui/EmptyState.tsx'

/** The event has closed, or there is none under this address [LIVE-07]. */
export function EventOver() {
  return (
    <EmptyState icon="clock" title={<Trans>This event has closed</Trans>} action={<ToEvents />}>
      <Trans>No more bets are taken on it. Bets you have placed are in your bet history.</Trans>
    </EmptyState>
  )
}

function ToEvents() {
  return (
    <Link to="/events" search>
      <Trans>See other events</Trans>
    </Link>
  )
}
