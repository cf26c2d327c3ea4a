import { deferredPart } from '#src/i18n/deferredPart.tsx'

/** The way back where a launch has failed: its code comes then. What the screen says in words stands without it. */
export const BackToPartner = deferredPart(async () => {
  try {
    return (await import('./BackToPartner.tsx')).BackToPartner
  } catch {
    return () => null
  }
})
