import { LuckyCombo } from '#src/features/luckyCombo/deferredLuckyCombo.tsx'
import { loadPrebook } from '#src/features/prebook/deferredPrebook.tsx'
import { LegAlerts } from '#src/features/priceAlerts/deferredLegAlerts.tsx'

import { loadOutcomes } from './outcome/deferredOutcome.tsx'
import { EditQuickStakes } from './stake/quick/EditQuick.tsx'

/** What is seen of the slip until a stake is there: fetched together with its machine. */
export { Slip } from './Slip.tsx'
export { SlipAnnouncer } from './SlipAnnouncer.tsx'
export { SlipOutcome } from './SlipOutcome.tsx'

/** Fetches what the slip shows later, so that a bet that is under way never waits for code. */
export async function loadLaterParts(): Promise<void> {
  await Promise.all([
    loadOutcomes(),
    loadPrebook(),
    LuckyCombo.load(),
    EditQuickStakes.load(),
    LegAlerts.load(),
  ])
}
