import { queryOptions } from '@tanstack/react-query'

import type { CallContext } from '#src/api/context.ts'
import type { Caller } from '#src/api/http/caller.ts'
import { readGames, readTieco, type GameOffer, type Tieco } from '#src/wire/lists/games.ts'

import { type Narrowing, narrowingQuery } from './narrowing.ts'
import { gamesResource, tiecoResource } from './resources.ts'

export type GameCalls = ReturnType<typeof gameCalls>

export function gameCalls({ http, get, onLeftOut }: Caller) {
  return {
    games: (signal?: AbortSignal): Promise<GameOffer[]> =>
      get(
        (abort) => http.GET('/games', { signal: abort }),
        (data) => readGames(data, onLeftOut),
        signal,
      ),
    tieco: (narrowing: Narrowing, signal?: AbortSignal): Promise<Tieco> =>
      get(
        (abort) => http.GET('/games/tieco/', { params: { query: narrowingQuery(narrowing) }, signal: abort }),
        (data) => readTieco(data, onLeftOut),
        signal,
      ),
  }
}

/** The games on offer, mini-games left out [BROWSE-02]. */
export function gamesQuery({ api }: CallContext<Pick<GameCalls, 'games'>>) {
  return queryOptions({
    queryKey: gamesResource.key,
    queryFn: ({ signal }) => api.games(signal),
    staleTime: 300_000,
  })
}

/** Counts per tab, in all and by game, of everything or of what a list is narrowed to [BROWSE-01]. */
export function tiecoQuery({ api }: CallContext<Pick<GameCalls, 'tieco'>>, narrowing: Narrowing = {}) {
  return queryOptions({
    queryKey: [...tiecoResource.key, narrowingQuery(narrowing)] as const,
    queryFn: ({ signal }) => api.tieco(narrowing, signal),
    staleTime: 15_000,
  })
}
