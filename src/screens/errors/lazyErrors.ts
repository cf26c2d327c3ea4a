import { lazyPart } from '#src/i18n/lazyPart.tsx'

/** No such page. */
export const NotFoundScreen = lazyPart(async () => (await import('./NotFoundScreen.tsx')).NotFoundScreen)

/** The session is over; its code comes with the slip's, before a session ends. */
export const EndedScreen = lazyPart(async () => (await import('./EndedScreen.tsx')).EndedScreen)
