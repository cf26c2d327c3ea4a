import { lazyPart } from '#src/ui/lazyPart.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'

const contents = () => import('./slipContents.ts')

export const SlipForm = lazyPart(async () => (await contents()).SlipForm, <Skeleton height={96} />)

export const Outcome = lazyPart(async () => (await contents()).Outcome)

/** Fetches what an empty slip does without, so that it is there before it is asked for. */
export async function loadSlipParts(): Promise<void> {
  await Promise.all([SlipForm.load(), Outcome.load()])
}
