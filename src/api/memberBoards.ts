import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import { type MemberBoard, readMemberBoard } from '#src/wire/memberBoards.ts'

import { boardsResource } from './boards.ts'
import type { CallContext } from './context.ts'
import type { Caller } from './http/caller.ts'

type Context = CallContext<{ readonly caller: Caller }>

/** Milliseconds: how members stand moves slowly. */
const askedEvery = 60_000

/** The members with the best share of won bets, best first [BROWSE-11]. */
export function winRatesQuery({ api: { caller } }: Context) {
  return queryOptions({
    queryKey: [...boardsResource.key, 'winRates'] as const,
    queryFn: ({ signal }): Promise<MemberBoard> =>
      caller.get(
        (abort) => caller.http.GET('/features/win_rate', { signal: abort }),
        (data) => readMemberBoard(data, caller.currency(), caller.onLeftOut),
        signal,
      ),
    refetchInterval: askedEvery,
  })
}

/** The members who staked most, most first [BROWSE-11]. */
export function turnoversQuery({ api: { caller } }: Context) {
  return queryOptions({
    queryKey: [...boardsResource.key, 'turnovers'] as const,
    queryFn: ({ signal }): Promise<MemberBoard> =>
      caller.get(
        (abort) => caller.http.GET('/features/turnover', { signal: abort }),
        (data) => readMemberBoard(data, caller.currency(), caller.onLeftOut),
        signal,
      ),
    refetchInterval: askedEvery,
  })
}

/** How far back a ranking goes, by the contract's names. */
export type RankingRange = 'weekly' | 'past_3_months'

const pageSize = 20

/** The members who came off best, page after page [BROWSE-01]. */
export function masterRankingsQuery({ api: { caller } }: Context, range: RankingRange) {
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
