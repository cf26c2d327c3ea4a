import { lazyPart } from '#src/i18n/lazyPart.tsx'

/** The results, once they are opened. */
export const ResultsScreen = lazyPart(async () => (await import('./ResultsScreen.tsx')).ResultsScreen)
