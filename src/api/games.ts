import { queryOptions } from '@tanstack/react-query'

import { readGames, readTieco, type GameOffer, type Tieco } from '#src/wire/games.ts'

import type { CallContext } from './context.ts'
import type { Resource } from './happenings.ts'
import type { Caller } from './http/caller.ts'

export type GameCalls = ReturnType<typeof gameCalls>

export function gameCalls({ http, get, onLeftOut }: Caller) {
  return {
    games: (signal?: AbortSignal): Promise<GameOffer[]> =>
      get(
        (abort) => http.GET('/games', { signal: abort }),
        (data) => readGames(data, onLeftOut),
        signal,
      ),
    tieco: ({ gameId }: { gameId: string | null }, signal?: AbortSignal): Promise<Tieco> =>
      get(
        (abort) =>
          http.GET('/games/tieco/', {
            params: { query: gameId === null ? {} : { game_id: gameId } },
            signal: abort,
          }),
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

/** Counts per tab, in all and by game [BROWSE-01]. `gameId` narrows the total to one game. */
export function tiecoQuery(
  { api }: CallContext<Pick<GameCalls, 'tieco'>>,
  { gameId = null }: { gameId?: string | null } = {},
) {
  return queryOptions({
    queryKey: [...tiecoResource.key, gameId] as const,
    queryFn: ({ signal }) => api.tieco({ gameId }, signal),
    staleTime: 15_000,
  })
}
