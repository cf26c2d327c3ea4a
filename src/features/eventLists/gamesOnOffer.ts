import { useLingui } from '@lingui/react'
import { useQuery } from '@tanstack/react-query'

import { gamesQuery, tiecoQuery } from '#src/api/lists/games.ts'
import { useClient } from '#src/client/context.tsx'
import type { TabCounts } from '#src/wire/lists/games.ts'
import { gameName } from '#src/words/match/games.ts'

import type { ListTab } from './eventsSearch.ts'

/** A game that one can choose, and how many events it has in the tab. */
export interface GameChoice {
  readonly gameId: string
  readonly name: string
  readonly count: number
}

export interface GamesOnOffer {
  /** Null until they are known, or where they could not be loaded. */
  readonly games: readonly GameChoice[] | null
  readonly isPending: boolean
  readonly total: number | null
  /** Where games or counts could not be fetched: asks for them again. */
  readonly retry: (() => void) | null
}

function hasEvents({ today, inplay, early, outright }: TabCounts): boolean {
  return today + inplay + early + outright > 0
}

/** The games that have events in any tab of the list, and the chosen one even without; in the server's order [BROWSE-02]. */
export function useGamesOnOffer(tab: ListTab, chosen: string | null): GamesOnOffer {
  const { i18n } = useLingui()
  const client = useClient()
  const games = useQuery(gamesQuery(client))
  const tieco = useQuery(tiecoQuery(client))
  const failed = [games, tieco].filter(({ isError }) => isError)
  const counts = tieco.data?.games ?? {}
  const offered = games.data
    ?.filter(({ gameId }) => {
      const own = counts[gameId]
      return gameId === chosen || tieco.data === undefined || (own !== undefined && hasEvents(own))
    })
    .map(({ gameId, name }) => ({
      gameId,
      name: gameName(i18n, gameId, name),
      count: counts[gameId]?.[tab] ?? 0,
    }))
  return {
    games: offered ?? null,
    isPending: games.isPending || tieco.isPending,
    total: tieco.data?.total[tab] ?? null,
    retry: failed.length === 0 ? null : () => failed.forEach(({ refetch }) => void refetch()),
  }
}
