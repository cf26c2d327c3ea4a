import { useQuery } from '@tanstack/react-query'

import { isInLobby, type MiniGameTable } from '#domain/bets/miniGame.ts'
import { miniGameTablesQuery } from '#src/api/lootbox/miniGames.ts'
import { useClient } from '#src/client/context.tsx'

/** Every table, the hidden ones among them. */
export function useTables() {
  return useQuery(miniGameTablesQuery(useClient()))
}

/**
 * The tables that the lobby shows: those of the lootbox first where the partner names its game, the rest as the server has
 * them [MEMBER-08].
 */
export function lobbyTables(
  tables: readonly MiniGameTable[],
  lootboxGameId: string | null,
): readonly MiniGameTable[] {
  const shown = tables.filter(isInLobby)
  const isLootbox = ({ miniGameId }: MiniGameTable): boolean => miniGameId === lootboxGameId
  return [...shown.filter(isLootbox), ...shown.filter((table) => !isLootbox(table))]
}
