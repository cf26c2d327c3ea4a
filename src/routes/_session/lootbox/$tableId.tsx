import { createFileRoute, notFound, rootRouteId } from '@tanstack/react-router'

import { isTable } from '#domain/bets/miniGame.ts'
import { tableIdOf } from '#src/features/miniGames/lootboxSearch.ts'
import { TableScreen } from '#src/screens/lootbox/deferredLootbox.ts'

/** A table, at which its game is played. */
export const Route = createFileRoute('/_session/lootbox/$tableId')({
  beforeLoad: ({ params }) => {
    const tableId = tableIdOf(params.tableId)
    if (tableId === null || !isTable(tableId)) throw notFound({ routeId: rootRouteId })
  },
  component: Table,
})

function Table() {
  const tableId = tableIdOf(Route.useParams().tableId)
  return tableId === null ? null : <TableScreen key={tableId} tableId={tableId} />
}
