import { deferredPart } from '#src/i18n/deferredPart.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'

/** Once its tab is opened. */
export const LuckyCombo = deferredPart(
  async () => (await import('./LuckyCombo.tsx')).LuckyCombo,
  <Skeleton height={96} />,
)
