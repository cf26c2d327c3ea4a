import { deferredScreen } from '#src/shell/deferredScreen.tsx'

export const AccountScreen = deferredScreen(async () => (await import('./AccountScreen.tsx')).AccountScreen)

export const TransactionsScreen = deferredScreen(
  async () => (await import('./TransactionsScreen.tsx')).TransactionsScreen,
)

export const CareScreen = deferredScreen(async () => (await import('./CareScreen.tsx')).CareScreen)
