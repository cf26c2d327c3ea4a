import { queryOptions } from '@tanstack/react-query'

import type { CallContext } from './context.ts'
import type { Resource } from './happenings.ts'
import type { Caller } from './http/caller.ts'
import { type Narrowing, narrowingQuery } from './narrowing.ts'

export const eventDatesResource = {
  key: ['eventDates'],
  outOfDateAfter: ['eventsMoved', 'reconnected', 'localeChanged'],
} as const satisfies Resource

/** The days that early or the combos have events on, of what the list is narrowed to [BROWSE-02]. */
export function eventDatesQuery(
  { api: { caller } }: CallContext<{ readonly caller: Caller }>,
  { tab, gameId, ...narrowing }: Narrowing & { readonly tab: string; readonly gameId: string | null },
) {
  const query = {
    combo: tab === 'combo',
    ...(gameId !== null && { game_id: gameId }),
    ...narrowingQuery(narrowing),
  }
  return queryOptions({
    queryKey: [...eventDatesResource.key, query] as const,
    queryFn: async ({ signal }) => {
      // Two of the lists have days: what reads them comes when one of these is opened.
      const { readEventDates } = await import('#src/wire/eventDates.ts')
      return await caller.get(
        (abort) => caller.http.GET('/events/dates_count', { params: { query }, signal: abort }),
        (data) => readEventDates(data, caller.onLeftOut),
        signal,
      )
    },
    staleTime: 30_000,
  })
}
