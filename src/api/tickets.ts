import { infiniteQueryOptions } from '@tanstack/react-query'

import { readTicketPage, type TicketPage } from '#src/wire/tickets.ts'

import { isMember, type MemberContext } from './context.ts'
import type { Resource } from './happenings.ts'
import type { Caller } from './http/caller.ts'

export type TicketTab = 'pending' | 'settled' | 'prebook'

/** [HIST-02] */
const pageSize = 20

export type TicketCalls = ReturnType<typeof ticketCalls>

export function ticketCalls({ http, get, currency, onLeftOut }: Caller) {
  return {
    tickets: ({ tab, page }: { tab: TicketTab; page: number }, signal?: AbortSignal): Promise<TicketPage> =>
      get(
        (abort) =>
          http.GET('/transactions/', {
            params: { query: { tab, page, page_size: pageSize } },
            signal: abort,
          }),
        (data) => readTicketPage(data, currency(), onLeftOut),
        signal,
      ),
  }
}

export const ticketsResource = {
  key: ['tickets'],
  outOfDateAfter: ['betPlaced', 'ticketNoticed', 'reconnected', 'localeChanged'],
} as const satisfies Resource

/** The member's tickets of a tab, newest first, page after page [HIST-01]; never asked for a guest. */
export function ticketsQuery(context: MemberContext<TicketCalls>, tab: TicketTab) {
  return infiniteQueryOptions({
    queryKey: [...ticketsResource.key, tab] as const,
    queryFn: ({ pageParam, signal }) => context.api.tickets({ tab, page: pageParam }, signal),
    initialPageParam: 1,
    getNextPageParam: (last) => last.next,
    enabled: isMember(context),
    staleTime: 15_000,
  })
}
