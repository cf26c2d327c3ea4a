import { createFileRoute, notFound, rootRouteId } from '@tanstack/react-router'

import { areMiniGamesOn } from '#src/client/session/lootbox.ts'
import { LootboxRoom } from '#src/screens/lootbox/deferredLootbox.ts'

/** The mini-games, which are there only where the partner has them [LAUNCH-14]. */
export const Route = createFileRoute('/_session/lootbox')({
  beforeLoad: ({ context: { client } }) => {
    // As any address that is nowhere: a page of its own, and not one of the session.
    if (!areMiniGamesOn(client.session.settings())) throw notFound({ routeId: rootRouteId })
  },
  component: LootboxRoom,
})
