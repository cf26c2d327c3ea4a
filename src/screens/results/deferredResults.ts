import { deferredScreen } from '#src/screens/waiting/deferredScreen.tsx'

/** The results, once they are opened. */
export const ResultsScreen = deferredScreen(async () => (await import('./ResultsScreen.tsx')).ResultsScreen)
