import { deferredPart } from '#src/i18n/deferredPart.tsx'

export const LootboxRoom = deferredPart(async () => (await import('./LootboxRoom.tsx')).LootboxRoom)

export const LootboxScreen = deferredPart(async () => (await import('./LootboxScreen.tsx')).LootboxScreen)

export const TableScreen = deferredPart(async () => (await import('./TableScreen.tsx')).TableScreen)
