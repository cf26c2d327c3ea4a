import { loadSoonTexts } from '#src/i18n/activate.ts'
import { optionalPart } from '#src/i18n/deferredPart.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'

/** Where prices are chosen to be shown in another way, once there are any: it comes with the tools of a list. */
export const OddsTypeSelect = optionalPart(
  async () => (await import('./OddsTypeSelect.tsx')).OddsTypeSelect,
  <Skeleton width={112} height={32} />,
  loadSoonTexts,
)
