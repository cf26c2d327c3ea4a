import { deferredPart } from '#src/i18n/deferredPart.tsx'

export const AccountScreen = deferredPart(async () => (await import('./AccountScreen.tsx')).AccountScreen)

export const TransactionsScreen = deferredPart(
  async () => (await import('./TransactionsScreen.tsx')).TransactionsScreen,
)

export const CareScreen = deferredPart(async () => (await import('./CareScreen.tsx')).CareScreen)
