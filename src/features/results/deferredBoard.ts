import { optionalPart } from '#src/i18n/deferredPart.tsx'

/** How the sides of a match that is over did, map by map, where that is not the page's own. */
export const ResultBoard = optionalPart(async () => (await import('./ResultBoard.tsx')).ResultBoard)
