import { optionalPart } from '#src/i18n/deferredPart.tsx'

/** The alerts of a selection in the slip; their code comes after that with which a bet is made. */
export const LegAlerts = optionalPart(async () => (await import('./LegAlerts.tsx')).LegAlerts)
