import { createFileRoute } from '@tanstack/react-router'

import { lootboxPlaceOf, readLootboxSearch } from '#src/features/miniGames/lootboxSearch.ts'
import { LootboxScreen } from '#src/screens/lootbox/deferredLootbox.ts'

export const Route = createFileRoute('/_session/lootbox/')({
  validateSearch: readLootboxSearch,
  component: Lootbox,
})

function Lootbox() {
  return <LootboxScreen place={Route.useSearch({ select: lootboxPlaceOf, structuralSharing: true })} />
}
