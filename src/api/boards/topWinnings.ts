import { infiniteQueryOptions } from '@tanstack/react-query'

import type { QueryContext } from '#src/api/query.ts'
import { readTopWinnings, type TopWinningPage } from '#src/wire/boards/topWinnings.ts'

import type { RankingRange } from './memberBoards.ts'
import { boardsResource } from './resources.ts'

/** At least how much of the greatest winnings a ticket has, in percent. */
export type WinningShare = 20 | 40 | 60 | 80

const pageSize = 20

/** Milliseconds: what members have open shows the prices of its reply, which must not grow old while it is read. */
const refetchInterval = 20_000

/** The tickets that won most, page after page [MEMBER-06]. `share` is null for all of them. */
export function topWinningsQuery(
  { api: { caller } }: QueryContext,
  range: RankingRange,
  share: WinningShare | null,
) {
  return infiniteQueryOptions({
    queryKey: [...boardsResource.key, 'topWinnings', range, share] as const,
    queryFn: ({ pageParam: page, signal }): Promise<TopWinningPage> =>
      caller.get(
        (abort) =>
          caller.http.GET('/rankings/top_winnings/', {
            params: {
              query: {
                range,
                page,
                page_size: pageSize,
                ...(share !== null && { percentage: `${share}` as const }),
              },
            },
            signal: abort,
          }),
        (data) => readTopWinnings(data, caller.currency(), caller.onLeftOut),
        signal,
      ),
    initialPageParam: 1,
    getNextPageParam: (last) => last.next,
    refetchInterval,
  })
}
