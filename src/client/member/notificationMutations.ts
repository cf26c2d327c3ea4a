import { mutationOptions, type QueryClient } from '@tanstack/react-query'

import { invalidate, refresh } from '#src/api/invalidation.ts'
import {
  markNotificationsRead,
  newestKey,
  type NewestNotifications,
  type Notification,
  olderKey,
} from '#src/api/member/notifications.ts'
import {
  changeNotificationSwitch,
  type NotificationSettings,
  notificationSettingsKey,
  type NotificationSwitch,
} from '#src/api/member/notificationSettings.ts'
import type { Client } from '#src/client/client.ts'
import { createNotices } from '#src/client/notices/notices.ts'

interface OlderPages {
  readonly pages: readonly { readonly notifications: readonly Notification[] }[]
}

type Change = (notification: Notification) => Notification

/** Shows every notification that is there as `change` makes it. */
function changeAll(queryClient: QueryClient, change: Change): void {
  queryClient.setQueryData<NewestNotifications>(
    newestKey,
    (newest) => newest && { ...newest, notifications: newest.notifications.map(change) },
  )
  queryClient.setQueryData<OlderPages>(
    olderKey,
    (older) =>
      older && {
        ...older,
        pages: older.pages.map((page) => ({ ...page, notifications: page.notifications.map(change) })),
      },
  )
}

function idsOfUnread(queryClient: QueryClient): readonly string[] {
  const newest = queryClient.getQueryData<NewestNotifications>(newestKey)?.notifications ?? []
  const older = queryClient.getQueryData<OlderPages>(olderKey)?.pages ?? []
  const all = [...newest, ...older.flatMap(({ notifications }) => notifications)]
  return [...new Set(all.filter(({ isRead }) => isRead === false).map(({ id }) => id))]
}

function setUnread(queryClient: QueryClient, count: (before: number) => number): void {
  queryClient.setQueryData<NewestNotifications>(
    newestKey,
    (newest) =>
      newest && { ...newest, unread: newest.unread === null ? null : Math.max(0, count(newest.unread)) },
  )
}

const readKey = ['notificationsRead'] as const
const switchKey = ['notificationSwitch'] as const

/** What was changed before there was an answer. */
interface Shown {
  readonly ids: ReadonlySet<string>
  /** How many fewer are unread. */
  readonly fewer: number
}

/**
 * Marks notifications as read, all of them where `ids` is null: shown at once, in the bars too, and taken back where the
 * server does not have it so [MEMBER-01]. What has come in the meantime stays as it came. `useMutation(readMutation(client))`
 */
export function readMutation({ api, queryClient, once }: Pick<Client, 'api' | 'queryClient' | 'once'>) {
  return mutationOptions<number, Error, readonly string[] | null, Shown>({
    mutationKey: readKey,
    scope: { id: readKey.join() },
    mutationFn: (ids) => markNotificationsRead(api.caller, ids),
    async onMutate(wished) {
      // What was asked for before this would show them as unread once more.
      await queryClient.cancelQueries({ queryKey: newestKey })
      const unread = new Set(idsOfUnread(queryClient))
      const ids = wished === null ? unread : new Set(wished.filter((id) => unread.has(id)))
      const before = queryClient.getQueryData<NewestNotifications>(newestKey)?.unread ?? 0
      const fewer = wished === null ? before : Math.min(before, ids.size)
      changeAll(queryClient, (one) => (ids.has(one.id) ? { ...one, isRead: true } : one))
      setUnread(queryClient, (now) => now - fewer)
      return { ids, fewer }
    },
    onError(error, _, shown) {
      if (shown !== undefined) {
        changeAll(queryClient, (one) => (shown.ids.has(one.id) ? { ...one, isRead: false } : one))
        setUnread(queryClient, (now) => now + shown.fewer)
      }
      once(createNotices).report(error, { errorMessage: 'notificationsRead' })
    },
    onSettled() {
      // Until the last of them has its answer a reply would undo what is shown of the others.
      if (queryClient.isMutating({ mutationKey: readKey }) === 1) refresh(queryClient, 'notified')
    },
  })
}

/**
 * Changes what the member is told of a kind: shown at once, then as the server has it, and taken back where it does not
 * keep it [MEMBER-01]. `useMutation(switchMutation(client, kind))`
 */
export function switchMutation(
  { api, queryClient, preferences, once }: Pick<Client, 'api' | 'queryClient' | 'preferences' | 'once'>,
  kind: NotificationSwitch['kind'],
) {
  const show = (shown: NotificationSwitch): void =>
    void queryClient.setQueryData<NotificationSettings>(
      notificationSettingsKey,
      (settings) =>
        settings && {
          ...settings,
          switches: settings.switches?.map((one) => (one.kind === kind ? shown : one)) ?? null,
        },
    )
  const mutationKey = [...switchKey, kind]
  /** Nothing else was wished of this kind since. */
  const isLast = (): boolean => queryClient.isMutating({ mutationKey }) === 1
  return mutationOptions<NotificationSettings, Error, NotificationSwitch, NotificationSwitch | undefined>({
    mutationKey,
    // One call is on its way at a time, so that no order of replies confuses anything.
    scope: { id: switchKey.join() },
    mutationFn: (wished) =>
      changeNotificationSwitch(
        api.caller,
        queryClient.getQueryData<NotificationSettings>(notificationSettingsKey) ?? { token: null },
        wished,
        preferences.get('language'),
      ),
    async onMutate(wished) {
      await queryClient.cancelQueries({ queryKey: notificationSettingsKey })
      const settings = queryClient.getQueryData<NotificationSettings>(notificationSettingsKey)
      show(wished)
      return settings?.switches?.find((one) => one.kind === kind)
    },
    onSuccess(kept) {
      const one = kept.switches?.find((found) => found.kind === kind)
      if (one !== undefined && isLast()) show(one)
    },
    onError(error, _, before) {
      if (before !== undefined && isLast()) show(before)
      once(createNotices).report(error, { errorMessage: 'notificationSettings' })
    },
    onSettled() {
      if (queryClient.isMutating({ mutationKey: switchKey }) === 1)
        invalidate(queryClient, notificationSettingsKey)
    },
  })
}
