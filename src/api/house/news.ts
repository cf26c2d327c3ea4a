import { infiniteQueryOptions } from '@tanstack/react-query'

import type { QueryContext } from '#src/api/query.ts'
import { type NewsPage, readNews } from '#src/wire/house/news.ts'

import { newsResource } from './resources.ts'

const pageSize = 20

/** Milliseconds: an announcement is seen by who stays on a page, and nobody waits for it. */
const refetchInterval = 5 * 60_000

/** News and announcements, newest first, page after page [MEMBER-09]. */
export function newsQuery({ api: { caller } }: QueryContext) {
  return infiniteQueryOptions({
    queryKey: newsResource.key,
    queryFn: ({ pageParam: page, signal }): Promise<NewsPage> =>
      caller.get(
        (abort) =>
          caller.http.GET('/news/', { params: { query: { page, page_size: pageSize } }, signal: abort }),
        (data) => readNews(data, caller.onLeftOut),
        signal,
      ),
    initialPageParam: 1,
    getNextPageParam: (last) => last.next,
    refetchInterval,
  })
}
