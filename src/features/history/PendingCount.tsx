import { Plural } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'

import { ticketsQuery } from '#src/api/tickets/tickets.ts'
import { useDeferredClient } from '#src/client/hooks/useDeferredClient.ts'
import { Badge } from '#src/ui/feedback/Badge.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'

/**
 * How many bets wait for their results, as the list of them says: bets and settlements make that out of date. Nothing
 * while it is not known, and where there are none.
 */
export function PendingCount() {
  const { data } = useInfiniteQuery(ticketsQuery(useDeferredClient(), 'pending'))
  const count = data?.pages[0]?.count ?? 0
  return (
    count > 0 && (
      <>
        {' '}
        <span aria-hidden="true">
          <Badge tone="accent">{count}</Badge>
        </span>
        <VisuallyHidden>
          <Plural value={count} one="# pending bet" other="# pending bets" />
        </VisuallyHidden>
      </>
    )
  )
}
