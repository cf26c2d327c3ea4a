import { deferredPart } from '#src/i18n/deferredPart.tsx'

/** No such page. */
export const NotFoundScreen = deferredPart(async () => (await import('./NotFoundScreen.tsx')).NotFoundScreen)

/** Nobody's page, or not without a session. */
export const ForbiddenScreen = deferredPart(
  async () => (await import('./ForbiddenScreen.tsx')).ForbiddenScreen,
)

/** The session is over; its code comes with the slip's, before a session ends. */
export const EndedScreen = deferredPart(async () => (await import('./EndedScreen.tsx')).EndedScreen)
