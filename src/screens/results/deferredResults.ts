import { deferredScreen } from '#src/shell/deferredScreen.tsx'

/** The results, once they are opened. */
export const ResultsScreen = deferredScreen(async () => (await import('./ResultsScreen.tsx')).ResultsScreen)
