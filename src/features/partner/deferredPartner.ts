import { lazyPart } from '#src/i18n/lazyPart.tsx'

/** The way back where a launch has failed: its code comes then. What the screen says in words stands without it. */
export const BackToPartner = lazyPart(async () => {
  try {
    return (await import('./BackToPartner.tsx')).BackToPartner
  } catch {
    return () => null
  }
})
