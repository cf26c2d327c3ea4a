import { useClient } from '#src/client/context.tsx'
import { OddsHistory } from '#src/features/oddsHistory/OddsHistory.tsx'
import { AlertButton } from '#src/features/priceAlerts/AlertButton.tsx'
import { legOf } from '#src/features/selection/leg.ts'

import type { EventViewProps } from './eventViews.ts'

/** How the odds of an event's markets have moved, with the way to be told when they move on. */
export function OddsHistoryView({ event }: EventViewProps) {
  const { priceBook } = useClient()
  return (
    <OddsHistory
      event={event}
      besideMarket={(market) => (
        <AlertButton
          key={market.marketId}
          market={market}
          legs={() => market.selections.map((selection) => legOf(priceBook, event, market, selection))}
        />
      )}
    />
  )
}
