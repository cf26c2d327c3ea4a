import { lazyPart } from '#src/i18n/lazyPart.tsx'

/** No such page. */
export const NotFoundScreen = lazyPart(async () => (await import('./NotFoundScreen.tsx')).NotFoundScreen)

/** Nobody's page, or not without a session. */
export const ForbiddenScreen = lazyPart(async () => (await import('./ForbiddenScreen.tsx')).ForbiddenScreen)

/** The session is over; its code comes with the slip's, before a session ends. */
export const EndedScreen = lazyPart(async () => (await import('./EndedScreen.tsx')).EndedScreen)
