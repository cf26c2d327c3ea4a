import { useInfiniteQuery, type InfiniteData } from '@tanstack/react-query'
import { useSelector } from '@tanstack/react-store'
import { useCallback } from 'react'

import { eventPagesQuery } from '#src/api/lists/events.ts'
import { favourites } from '#src/api/lists/favourites.ts'
import { useClient } from '#src/client/context.tsx'
import { createFavouriteMarks } from '#src/client/member/favouriteMarks.ts'
import type { EventListPage } from '#src/wire/lists/events.ts'

type Marks = ReadonlyMap<string, boolean>

/** How many there are by the server's count, and what was marked since. */
function countOf({ count, events }: EventListPage, marks: Marks): number {
  const listed = new Set(events.map(({ eventId }) => eventId))
  return [...marks].reduce((sum, [eventId, isOne]) => {
    if (listed.has(eventId) === isOne) return sum
    return sum + (isOne ? 1 : -1)
  }, count)
}

function markedIn<Page extends EventListPage>(page: Page, marks: Marks): Page {
  const events = page.events.filter(({ eventId }) => marks.get(eventId) ?? true)
  const count = countOf(page, marks)
  return count === page.count && events.length === page.events.length ? page : { ...page, events, count }
}

/** The member's favourites as the server has them, without those that the member has just taken out; `count` is of all [BROWSE-03]. */
export function useFavourites() {
  const client = useClient()
  const marks = useSelector(client.once(createFavouriteMarks).shown)
  const select = useCallback(
    <Page extends EventListPage>(data: InfiniteData<Page>): InfiniteData<Page> => ({
      ...data,
      pages: data.pages.map((page) => markedIn(page, marks)),
    }),
    [marks],
  )
  return useInfiniteQuery({ ...eventPagesQuery(client, favourites), select })
}
