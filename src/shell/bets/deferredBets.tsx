import { loadSlipParts } from '#src/features/betSlip/deferredSlip.tsx'
import { deferredPart, optionalPart } from '#src/i18n/deferredPart.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'

export const History = deferredPart(
  async () => (await import('#src/features/history/History.tsx')).History,
  <Skeleton height={96} />,
)

/** Stands for nothing while its code is on its way. */
export const PendingCount = optionalPart(
  async () => (await import('#src/features/history/PendingCount.tsx')).PendingCount,
)

/** Fetches what the first view of the bets does without, so that it is there before it is asked for. */
export async function loadBetsParts(): Promise<void> {
  await Promise.all([loadSlipParts(), History.load(), PendingCount.load()])
}
