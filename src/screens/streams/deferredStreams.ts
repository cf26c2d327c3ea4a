import { deferredPart } from '#src/i18n/deferredPart.tsx'

export const StreamScreen = deferredPart(async () => (await import('./StreamScreen.tsx')).StreamScreen)

export const NoStreamScreen = deferredPart(async () => (await import('./NoStreamScreen.tsx')).NoStreamScreen)
