import { infiniteQueryOptions } from '@tanstack/react-query'

import { query, type QueryContext } from '#src/api/query.ts'
import { type MemberBoard, readMemberBoard } from '#src/wire/boards/memberBoards.ts'

import { boardsResource } from './resources.ts'

/** Milliseconds: how members stand moves slowly. */
const refetchInterval = 60_000

/** The members with the best share of won bets, best first [BROWSE-11]. */
export function winRatesQuery(context: QueryContext) {
  return query(context, {
    resource: boardsResource,
    key: ['winRates'],
    call: (http, signal) => http.GET('/features/win_rate', { signal }),
    read: (data, onLeftOut) => readMemberBoard(data, context.api.caller.currency(), onLeftOut),
    refetchInterval,
  })
}

/** The members who staked most, most first [BROWSE-11]. */
export function turnoversQuery(context: QueryContext) {
  return query(context, {
    resource: boardsResource,
    key: ['turnovers'],
    call: (http, signal) => http.GET('/features/turnover', { signal }),
    read: (data, onLeftOut) => readMemberBoard(data, context.api.caller.currency(), onLeftOut),
    refetchInterval,
  })
}

/** How far back a ranking goes, by the contract's names. */
export type RankingRange = 'weekly' | 'past_3_months'

const pageSize = 20

/** The members who came off best, page after page [BROWSE-01]. */
export function masterRankingsQuery({ api: { caller } }: QueryContext, range: RankingRange) {
  return infiniteQueryOptions({
    queryKey: [...boardsResource.key, 'masterRankings', range] as const,
    queryFn: ({ pageParam: page, signal }): Promise<MemberBoard> =>
      caller.get(
        (abort) =>
          caller.http.GET('/rankings/masters/', {
            params: { query: { range, page, page_size: pageSize } },
            signal: abort,
          }),
        (data) => readMemberBoard(data, caller.currency(), caller.onLeftOut),
        signal,
      ),
    initialPageParam: 1,
    getNextPageParam: (last) => last.next,
  })
}
