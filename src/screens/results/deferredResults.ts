import { deferredPart } from '#src/i18n/deferredPart.tsx'

/** The results, once they are opened. */
export const ResultsScreen = deferredPart(async () => (await import('./ResultsScreen.tsx')).ResultsScreen)
