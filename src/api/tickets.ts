import { infiniteQueryOptions } from '@tanstack/react-query'

import type { QueryContext } from './context.ts'
import type { TicketTab } from './filters.ts'
import { queryKeys } from './queryKeys.ts'

/** The member's tickets of a tab, newest first, page after page [HIST-01]; never asked for a guest. */
export function ticketsQuery({ api, session }: QueryContext, tab: TicketTab) {
  return infiniteQueryOptions({
    queryKey: queryKeys.tickets(tab),
    queryFn: ({ pageParam, signal }) => api.tickets({ tab, page: pageParam }, signal),
    initialPageParam: 1,
    getNextPageParam: (last) => last.next,
    enabled: session.settings()?.isGuest === false,
    staleTime: 15_000,
  })
}
