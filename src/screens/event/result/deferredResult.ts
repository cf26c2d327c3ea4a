import { deferredPart, optionalPart } from '#src/i18n/deferredPart.tsx'

/** A match or an outright that is over, once it is opened. */
export const ResultScreen = deferredPart(async () => (await import('./ResultScreen.tsx')).ResultScreen)

/** How the sides of a match that is over did, map by map. */
export const ResultBoard = optionalPart(async () => (await import('./ResultHeader.tsx')).ResultBoard)
