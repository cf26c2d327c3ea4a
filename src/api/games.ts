import { queryOptions } from '@tanstack/react-query'

import type { QueryContext } from './context.ts'
import { queryKeys } from './queryKeys.ts'

/** The games on offer, mini-games left out [BROWSE-02]. */
export function gamesQuery({ api }: QueryContext) {
  return queryOptions({
    queryKey: queryKeys.games,
    queryFn: ({ signal }) => api.games(signal),
    staleTime: 300_000,
  })
}

/** Counts per tab, in all and by game [BROWSE-01]. `gameId` narrows the total to one game. */
export function tiecoQuery({ api }: QueryContext, { gameId = null }: { gameId?: string | null } = {}) {
  return queryOptions({
    queryKey: queryKeys.tieco(gameId),
    queryFn: ({ signal }) => api.tieco({ gameId }, signal),
    staleTime: 15_000,
  })
}
