import { loadSlipParts } from '#src/features/betSlip/lazySlip.tsx'
import { lazyPart } from '#src/ui/lazyPart.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'

export const History = lazyPart(
  async () => (await import('#src/features/history/History.tsx')).History,
  <Skeleton height={96} />,
)

/** Fetches what the first view of the bets does without, so that it is there before it is asked for. */
export async function loadBetsParts(): Promise<void> {
  await Promise.all([loadSlipParts(), History.load()])
}
