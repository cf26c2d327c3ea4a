import { deferredScreen } from '#src/shell/deferredScreen.tsx'

export const StreamScreen = deferredScreen(async () => (await import('./StreamScreen.tsx')).StreamScreen)

export const NoStreamScreen = deferredScreen(
  async () => (await import('./NoStreamScreen.tsx')).NoStreamScreen,
)
