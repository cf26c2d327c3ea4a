import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'

import {
  newestNotificationsQuery,
  type Notification,
  olderNotificationsQuery,
} from '#src/api/member/notifications.ts'
import { useClient } from '#src/client/context.tsx'

/** The member's notifications: the newest, and as many older ones as were asked for. */
export function useNotifications() {
  const client = useClient()
  const newest = useQuery(newestNotificationsQuery(client))
  const older = useInfiniteQuery(olderNotificationsQuery(client))
  const { data } = newest
  const pages = older.data?.pages
  const notifications = useMemo(
    () =>
      data &&
      shownOf([...data.notifications, ...(pages ?? []).flatMap((page) => page.notifications)], data.unread),
    [data, pages],
  )
  const hasMore = pages === undefined ? (data?.next ?? null) !== null : older.hasNextPage
  const { fetchNextPage } = older
  const onMore = useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage])
  return {
    newest,
    notifications,
    unread: data?.unread ?? null,
    hasMore,
    onMore,
    isLoadingMore: older.isFetching,
    hasFailedMore: older.isError,
  }
}

/**
 * Each once, as it is now: others came above an older page meanwhile, and some may have been read elsewhere. Where the back
 * end has no count of what is unread, nothing is marked.
 */
function shownOf(all: readonly Notification[], unread: number | null): readonly Notification[] {
  const once = new Map<string, Notification>()
  for (const one of all) if (!once.has(one.id)) once.set(one.id, one)
  const found = [...once.values()]
  if (unread === null) return found.map((one) => ({ ...one, isRead: null }))
  return unread === 0 ? found.map((one) => ({ ...one, isRead: one.isRead === null ? null : true })) : found
}
