import { lazyPart } from '#src/i18n/lazyPart.tsx'

export const StreamScreen = lazyPart(async () => (await import('./StreamScreen.tsx')).StreamScreen)

export const NoStreamScreen = lazyPart(async () => (await import('./NoStreamScreen.tsx')).NoStreamScreen)
