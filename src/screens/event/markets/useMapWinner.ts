import { useCallback, useMemo, useSyncExternalStore } from 'react'

import type { Event } from '#domain/market/event.ts'
import { useClient } from '#src/client/context.tsx'

type WithMarkets = Pick<Event, 'markets'>

/**
 * Who has won the map of a tab, as its own market was decided: a map's scoreline counts kills or rounds, which need not
 * say it. Kept current.
 * @returns the winner as the server names it; null where it is not decided, or no map
 */
export function useMapWinner({ markets }: WithMarkets, tabName: string): string | null {
  const { priceBook } = useClient()
  const sides = useMemo(
    () =>
      markets
        .filter((market) => market.betType === 'WINMAP' && market.tabName === tabName)
        .flatMap(({ marketId, selections }) =>
          selections.map(({ side, name, result }) => ({ marketId, side, name, result })),
        ),
    [markets, tabName],
  )
  const subscribe = useCallback(
    (tell: () => void) => {
      const stops = sides.map(({ marketId, side }) => priceBook.subscribe(marketId, side, tell))
      return () => {
        for (const stop of stops) stop()
      }
    },
    [priceBook, sides],
  )
  const read = useCallback(
    () =>
      sides.find(({ marketId, side, result }) => (priceBook.get(marketId, side)?.result ?? result) === 'win')
        ?.name ?? null,
    [priceBook, sides],
  )
  return useSyncExternalStore(subscribe, read)
}
