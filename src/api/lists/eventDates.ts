import { queryOptions } from '@tanstack/react-query'

import type { QueryContext } from '#src/api/query.ts'

import { type Narrowing, narrowingQuery } from './narrowing.ts'
import { eventDatesResource } from './resources.ts'

/** The days that early or the combos have events on, of what the list is narrowed to [BROWSE-02]. */
export function eventDatesQuery(
  { api: { caller } }: QueryContext,
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
      const { readEventDates } = await import('#src/wire/lists/eventDates.ts')
      return await caller.get(
        (abort) => caller.http.GET('/events/dates_count', { params: { query }, signal: abort }),
        (data) => readEventDates(data, caller.onLeftOut),
        signal,
      )
    },
    staleTime: 30_000,
  })
}
