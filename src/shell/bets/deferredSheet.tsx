import { loadSoonTexts } from '#src/i18n/activate.ts'
import { deferredPart, optionalPart } from '#src/i18n/deferredPart.tsx'

import { SlipBadge } from './SlipBadge.tsx'

/** Slip and bets over the page, on phones. */
export const BetsSheet = deferredPart(
  async () => (await import('./BetsSheet.tsx')).BetsSheet,
  null,
  loadSoonTexts,
)

/** Its code comes with the slip's. */
export const SlipState = optionalPart(
  async () => (await import('./SlipState.tsx')).SlipState,
  ({ count }) => <SlipBadge count={count} />,
  loadSoonTexts,
)
