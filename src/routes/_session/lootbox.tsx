import { createFileRoute } from '@tanstack/react-router'

import { LootboxScreen } from '#src/screens/lootbox/LootboxScreen.tsx'

export const Route = createFileRoute('/_session/lootbox')({ component: LootboxScreen })
