import { deferredPart } from '#src/i18n/deferredPart.tsx'

/** A match or an outright that is over, once it is opened. */
export const ResultScreen = deferredPart(async () => (await import('./ResultScreen.tsx')).ResultScreen)
