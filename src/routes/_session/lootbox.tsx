import { createFileRoute } from '@tanstack/react-router'

import { deferredPart } from '#src/i18n/deferredPart.tsx'

const LootboxScreen = deferredPart(
  async () => (await import('#src/screens/lootbox/LootboxScreen.tsx')).LootboxScreen,
)

export const Route = createFileRoute('/_session/lootbox')({ component: LootboxScreen })
