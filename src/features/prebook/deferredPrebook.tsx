import { optionalPart } from '#src/i18n/deferredPart.tsx'

const parts = () => import('./prebookParts.ts')

/** Until it is there the selection can be bet, as what stands in its place does. */
export const Prebook = optionalPart(
  async () => (await parts()).Prebook,
  ({ children }) => children,
)

export const Offer = optionalPart(
  async () => (await parts()).Offer,
  ({ children }) => children,
)

export const PrebookToasts = optionalPart(async () => (await parts()).PrebookToasts)

/** Fetches them before they are asked for. */
export async function loadPrebook(): Promise<void> {
  await Promise.all([Prebook.load(), Offer.load(), PrebookToasts.load()])
}
