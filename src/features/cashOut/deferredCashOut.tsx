import { optionalPart } from '#src/i18n/deferredPart.tsx'

/** What becomes of presses to cash out, over the page. */
export const CashOutToasts = optionalPart(async () => (await import('./CashOutToasts.tsx')).CashOutToasts)
