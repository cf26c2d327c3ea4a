import { queryOptions } from '@tanstack/react-query'

import { readGames, readTieco, type GameOffer, type Tieco } from '#src/wire/games.ts'

import type { CallContext } from './context.ts'
import type { Resource } from './happenings.ts'
import type { Caller } from './http/caller.ts'
import { type Narrowing, narrowingQuery } from './narrowing.ts'

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

export const gamesResource = {
  key: ['games'],
  outOfDateAfter: ['reconnected', 'localeChanged'],
} as const satisfies Resource

/** The games on offer, mini-games left out [BROWSE-02]. */
export function gamesQuery({ api }: CallContext<Pick<GameCalls, 'games'>>) {
  return queryOptions({
    queryKey: gamesResource.key,
    queryFn: ({ signal }) => api.games(signal),
    staleTime: 300_000,
  })
}

export const tiecoResource = {
  key: ['tieco'],
  outOfDateAfter: ['eventsMoved', 'reconnected', 'localeChanged'],
} as const satisfies Resource

/** Counts per tab, in all and by game, of everything or of what a list is narrowed to [BROWSE-01]. */
export function tiecoQuery({ api }: CallContext<Pick<GameCalls, 'tieco'>>, narrowing: Narrowing = {}) {
  return queryOptions({
    queryKey: [...tiecoResource.key, narrowingQuery(narrowing)] as const,
    queryFn: ({ signal }) => api.tieco(narrowing, signal),
    staleTime: 15_000,
  })
}
