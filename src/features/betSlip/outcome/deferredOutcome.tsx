import { deferredPart, optionalPart } from '#src/i18n/deferredPart.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'

const parts = () => import('./outcomeParts.tsx')

// No page that shows it can do without: where its code does not come the member is told, and not left to guess.
export const SeenOutcome = deferredPart(async () => (await parts()).SeenOutcome, <Skeleton height={96} />)
export const SeenRefusal = deferredPart(async () => (await parts()).SeenRefusal, <Skeleton height={48} />)

export const EarlierNote = optionalPart(async () => (await parts()).EarlierNote)
export const UnseenOutcome = optionalPart(async () => (await parts()).UnseenOutcome)

/** Fetches them, so that what became of a bet never waits for code. */
export async function loadOutcomes(): Promise<void> {
  await Promise.all([SeenOutcome, SeenRefusal, EarlierNote, UnseenOutcome].map((part) => part.load()))
}
