import { queryOptions } from '@tanstack/react-query'

import { inSlices } from '#src/api/http/slices.ts'
import type { QueryContext } from '#src/api/query.ts'
import { type OddsRow, readOddsHistoryHead, readOddsRows } from '#src/wire/match/oddsHistory.ts'

import { oddsHistoryResource } from './resources.ts'

/** Milliseconds: how often the history of a market that still moves is asked for. */
const askedEvery = 10_000

interface OddsHistoryContext extends QueryContext {
  /** Gives the page a turn. */
  readonly nextTurn: () => Promise<void>
}

interface OddsHistoryWish {
  readonly marketId: string
  /** Whether its prices may still move. */
  readonly isMoving: boolean
}

/** How the prices of a market have moved, newest first [BROWSE-12]. */
export function oddsHistoryQuery(
  { api: { caller }, nextTurn }: OddsHistoryContext,
  { marketId, isMoving }: OddsHistoryWish,
) {
  return queryOptions({
    queryKey: [...oddsHistoryResource.key, marketId] as const,
    queryFn: async ({ signal }): Promise<readonly OddsRow[]> => {
      const values = await caller.get(
        (abort) =>
          caller.http.GET('/events/odds_history', {
            params: { query: { market_id: marketId } },
            signal: abort,
          }),
        readOddsHistoryHead,
        signal,
      )
      const read = (value: unknown) => readOddsRows([value], caller.onLeftOut)
      const rows = await inSlices(values, read, { signal, nextTurn })
      // A server that keeps no order is put right: each row is compared with the one before it in time.
      return rows.flat().toSorted((a, b) => b.at - a.at)
    },
    refetchInterval: isMoving ? askedEvery : false,
    staleTime: askedEvery,
  })
}
