import { deferredScreen } from '#src/shell/deferredScreen.tsx'

/** A match or an outright that is over, once it is opened. */
export const ResultScreen = deferredScreen(async () => (await import('./ResultScreen.tsx')).ResultScreen)
