import { miniGameTablesQuery } from '#src/api/lootbox/miniGames.ts'
import type { Client } from '#src/client/client.ts'
import { areMiniGamesOn } from '#src/client/session/lootbox.ts'

/**
 * After a reload the tables of the mini-games are fetched again as soon as the session is there, on whatever page, where the
 * partner has them [ROUTE-09]. That it fails is told where they are shown.
 */
export function tablesAfterReload(client: Pick<Client, 'api' | 'queryClient' | 'session'>): void {
  const { session, queryClient } = client
  const look = (): boolean => {
    const settings = session.settings()
    if (settings === null) return false
    if (areMiniGamesOn(settings)) void queryClient.prefetchQuery(miniGameTablesQuery(client))
    return true
  }
  if (look()) return
  const stop = session.subscribe(() => {
    if (look()) stop()
  })
}
