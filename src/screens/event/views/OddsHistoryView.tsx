import { OddsHistory } from '#src/features/oddsHistory/OddsHistory.tsx'
import { AlertButton } from '#src/features/priceAlerts/AlertButton.tsx'

import type { EventViewProps } from './eventViews.ts'

/** How the odds of an event's markets have moved, with the way to be told when they move on. */
export function OddsHistoryView({ event }: EventViewProps) {
  return (
    <OddsHistory
      event={event}
      besideMarket={(market) => <AlertButton key={market.marketId} event={event} market={market} />}
    />
  )
}
