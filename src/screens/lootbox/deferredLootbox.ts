import { deferredScreen } from '#src/shell/deferredScreen.tsx'

export const LootboxRoom = deferredScreen(async () => (await import('./LootboxRoom.tsx')).LootboxRoom)

export const LootboxScreen = deferredScreen(async () => (await import('./LootboxScreen.tsx')).LootboxScreen)

export const TableScreen = deferredScreen(async () => (await import('./TableScreen.tsx')).TableScreen)
