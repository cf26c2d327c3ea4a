import { useCallback, useSyncExternalStore } from 'react'

import type { Event } from '#domain/market/event.ts'
import { useClient } from '#src/client/context.tsx'

/** Whether nothing of an event can be bet on again: every market of it has closed or is settled [LIVE-07]. */
export function useEventOver(event: Event): boolean {
  const { priceBook } = useClient()
  const subscribe = useCallback((tell: () => void) => priceBook.onEventClosed(tell), [priceBook])
  const read = useCallback(
    () =>
      event.markets.length > 0 &&
      event.markets.every(({ marketId, status }) => {
        const now = priceBook.getMarket(marketId)?.status ?? status
        return now === 'closed' || now === 'settled'
      }),
    [priceBook, event],
  )
  return useSyncExternalStore(subscribe, read)
}
