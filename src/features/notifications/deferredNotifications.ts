import { optionalPart } from '#src/i18n/deferredPart.tsx'

/** The count in the bars, whose code comes after the slip's. */
export const UnreadMark = optionalPart(async () => (await import('./UnreadMark.tsx')).UnreadMark)
