import { lazyPart } from '#src/i18n/lazyPart.tsx'

/** A match or an outright that is over, once it is opened. */
export const ResultScreen = lazyPart(async () => (await import('./ResultScreen.tsx')).ResultScreen)
