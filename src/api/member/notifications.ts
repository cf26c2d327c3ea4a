import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import { isMember, type MemberContext } from '#src/api/context.ts'
import type { Caller } from '#src/api/http/caller.ts'
import {
  type Notification,
  type NotificationPage,
  readNotificationPage,
  readUnreadCount,
} from '#src/wire/member/notifications.ts'

import { notificationsResource, olderNotificationsResource } from './resources.ts'

export type { Notification }

/** So many come at once [MEMBER-01]. */
export const notificationPageSize = 50

type Context = MemberContext<{ readonly caller: Caller }>

function ask({ http, get, onLeftOut }: Caller, page: number, signal: AbortSignal): Promise<NotificationPage> {
  return get(
    (abort) =>
      http.GET('/notifications/', {
        params: { query: { page, page_size: notificationPageSize } },
        signal: abort,
      }),
    (data) => readNotificationPage(data, onLeftOut),
    signal,
  )
}

/** The newest notifications: what came first and whatever has come since, so that it may be more than a page. */
export type NewestNotifications = Pick<NotificationPage, 'notifications' | 'unread' | 'next'>

export const newestKey = notificationsResource.key
export const olderKey = olderNotificationsResource.key

/** @returns what is on the page, and below it what is known and older than all of it; null where the two do not meet */
function withKnown(page: NotificationPage, known: readonly Notification[]): readonly Notification[] | null {
  const ids = new Set(page.notifications.map(({ id }) => id))
  const last = known.findLastIndex(({ id }) => ids.has(id))
  return last === -1 && known.length > 0 ? null : [...page.notifications, ...known.slice(last + 1)]
}

/** Whether fewer or more are unread than the page explains: then some that are not on it were read elsewhere. */
function wasReadBelow({ notifications, unread }: NotificationPage, known: NewestNotifications): boolean {
  if (unread === null || known.unread === null) return false
  const before = new Map(known.notifications.map(({ id, isRead }) => [id, isRead]))
  const unreadOf = (isRead: boolean | null | undefined): number => (isRead === false ? 1 : 0)
  const more = notifications.reduce(
    (sum, { id, isRead }) => sum + unreadOf(isRead) - unreadOf(before.get(id)),
    0,
  )
  return unread !== known.unread + more
}

/**
 * The member's newest notifications, and how many are unread; a guest has none [LAUNCH-05]. It asks for one page, however
 * many are shown: what is known already stays below it. Coming back to the page it is asked for again, since another tab
 * or device may have read some.
 */
export function newestNotificationsQuery(context: Context) {
  return queryOptions({
    queryKey: newestKey,
    queryFn: async ({ signal, client }): Promise<NewestNotifications> => {
      const page = await ask(context.api.caller, 1, signal)
      const known = client.getQueryData<NewestNotifications>(newestKey)
      if (known === undefined || page.next === null) return page
      const newest = withKnown(page, known.notifications)
      // So much has come that what is known begins further down.
      if (newest === null) client.removeQueries({ queryKey: olderKey })
      if (newest === null || wasReadBelow(page, known)) {
        void client.invalidateQueries({ queryKey: olderKey })
        return page
      }
      return { ...page, notifications: newest }
    },
    enabled: isMember(context),
    refetchOnWindowFocus: 'always',
  })
}

/** The pages below the newest one, asked for one by one: `fetchNextPage` brings the first as well. They are kept as they are until something says otherwise. */
export function olderNotificationsQuery(context: Context) {
  return infiniteQueryOptions({
    queryKey: olderKey,
    queryFn: ({ pageParam, signal }) => ask(context.api.caller, pageParam, signal),
    initialPageParam: 2,
    getNextPageParam: (last) => last.next,
    enabled: ({ state }) => state.data !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/**
 * Marks notifications as read.
 * @param ids null for all
 * @returns how many are unread then
 * @throws CallFailed
 */
export function markNotificationsRead(
  { http, post }: Pick<Caller, 'http' | 'post'>,
  ids: readonly string[] | null,
): Promise<number> {
  return post(
    (abort) =>
      http.POST('/notifications/read/', { body: { ids: ids === null ? null : [...ids] }, signal: abort }),
    readUnreadCount,
  )
}
