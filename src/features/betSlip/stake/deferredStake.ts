import { deferredPart } from '#src/i18n/deferredPart.tsx'

/** Once the quick stakes are to be changed. */
export const EditQuickStakes = deferredPart(
  async () => (await import('./EditQuickStakes.tsx')).EditQuickStakes,
)
