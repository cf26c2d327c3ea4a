import { queryOptions } from '@tanstack/react-query'

import { readCompetitions } from '#src/wire/competitions.ts'

import type { CallContext } from './context.ts'
import { tiecoResource } from './games.ts'
import type { Caller } from './http/caller.ts'

/** The competitions that have events in any tab, by game and name, with their counts: as current as the tabs' own [BROWSE-02]. */
export function competitionsQuery({ api: { caller } }: CallContext<{ readonly caller: Caller }>) {
  return queryOptions({
    queryKey: [...tiecoResource.key, 'competitions'] as const,
    queryFn: ({ signal }) =>
      caller.get(
        (abort) => caller.http.GET('/events/competitions/', { signal: abort }),
        (data) => readCompetitions(data, caller.onLeftOut),
        signal,
      ),
    staleTime: 15_000,
  })
}
