import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import type { MiniGameBet, MiniGameRound, MiniGameTable } from '#domain/bets/miniGame.ts'
import { isMember, type MemberContext } from '#src/api/context.ts'
import { query, type QueryContext } from '#src/api/query.ts'
import {
  type Page,
  readMiniGameBets,
  readMiniGameGuide,
  readMiniGameRounds,
  readTables,
} from '#src/wire/lootbox/miniGames.ts'

import {
  miniGameBetsResource,
  miniGameGuidesResource,
  miniGameRoundsResource,
  miniGameTablesResource,
} from './resources.ts'

/** [MEMBER-08] */
const tablesPageSize = 100
/** A server that never says that it was the last page is asked for no more. */
const mostTablePages = 50

const pageSize = 20

/** Milliseconds: tables are turned on and off while the lobby is looked at. */
const tablesInterval = 60_000

/** Every table, over all pages until there is no next; those that the lobby hides are among them [MEMBER-08]. */
export function miniGameTablesQuery({ api: { caller } }: QueryContext) {
  return queryOptions({
    queryKey: miniGameTablesResource.key,
    queryFn: async ({ signal }): Promise<readonly MiniGameTable[]> => {
      const tables = new Map<number, MiniGameTable>()
      let page: number | null = 1
      for (let asked = 0; page !== null && asked < mostTablePages; asked += 1) {
        const read: Page<MiniGameTable> = await tablesOf(caller, page, signal)
        // A table that moved meanwhile is on two pages.
        for (const table of read.rows) tables.set(table.tableId, table)
        page = read.next !== null && read.next > page ? read.next : null
      }
      return [...tables.values()]
    },
    staleTime: 15_000,
    refetchInterval: tablesInterval,
  })
}

function tablesOf(
  caller: QueryContext['api']['caller'],
  page: number,
  signal: AbortSignal,
): Promise<Page<MiniGameTable>> {
  return caller.get(
    (abort) =>
      caller.http.GET('/mini-game/v2/tables/', {
        params: { query: { page, page_size: tablesPageSize } },
        signal: abort,
      }),
    (data) => readTables(data, caller.currency(), caller.onLeftOut),
    signal,
  )
}

/** The member's bets at the tables, newest first, page after page [MEMBER-08]; never asked for a guest. */
export function miniGameBetsQuery(context: MemberContext<QueryContext['api']>) {
  const { caller } = context.api
  return infiniteQueryOptions({
    queryKey: miniGameBetsResource.key,
    queryFn: ({ pageParam: page, signal }): Promise<Page<MiniGameBet>> =>
      caller.get(
        (abort) =>
          caller.http.GET('/mini-game/v2/bets/', {
            params: { query: { page, page_size: pageSize } },
            signal: abort,
          }),
        (data) => readMiniGameBets(data, caller.currency(), caller.onLeftOut),
        signal,
      ),
    initialPageParam: 1,
    getNextPageParam: (last) => last.next,
    enabled: isMember(context),
    staleTime: 15_000,
  })
}

/** How the rounds of a table ended, newest first, page after page [MEMBER-08]. */
export function miniGameRoundsQuery({ api: { caller } }: QueryContext, tableId: number) {
  return infiniteQueryOptions({
    queryKey: [...miniGameRoundsResource.key, tableId] as const,
    queryFn: ({ pageParam: page, signal }): Promise<Page<MiniGameRound>> =>
      caller.get(
        (abort) =>
          caller.http.GET('/mini-game/v2/results/', {
            params: { query: { table_id: tableId, page, page_size: pageSize } },
            signal: abort,
          }),
        (data) => readMiniGameRounds(data, caller.onLeftOut),
        signal,
      ),
    initialPageParam: 1,
    getNextPageParam: (last) => last.next,
    staleTime: 15_000,
  })
}

/** How a table's game is played and what it pays [MEMBER-08]. */
export function miniGameGuideQuery(context: QueryContext, tableId: number) {
  return query(context, {
    resource: miniGameGuidesResource,
    key: [tableId],
    call: (http, signal) =>
      http.GET('/mini-game/v2/guide/', { params: { query: { table_id: tableId } }, signal }),
    read: readMiniGameGuide,
    staleTime: 300_000,
  })
}
