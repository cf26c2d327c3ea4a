import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'

import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'

/** The event has closed, or no event has this address [LIVE-07]. */
export function EventOver() {
  return (
    <EmptyState icon="clock" title={<Trans>This event is closed</Trans>} action={<ToEvents />}>
      <Trans>Betting has ended. Your bets are in your bet history.</Trans>
    </EmptyState>
  )
}

function ToEvents() {
  return (
    <Link to="/events" search>
      <Trans>View other events</Trans>
    </Link>
  )
}
