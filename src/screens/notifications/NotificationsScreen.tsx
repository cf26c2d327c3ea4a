import { css } from '@emotion/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'

import { Queried } from '#src/client/components/Queried.tsx'
import { useClient } from '#src/client/context.tsx'
import { useServerTime } from '#src/client/hooks/serverTime.ts'
import { useFormat } from '#src/client/hooks/useFormat.ts'
import { readMutation } from '#src/client/member/notificationMutations.ts'
import { useSlipPanel } from '#src/features/betSlip/panel.ts'
import { notificationItemsOf } from '#src/features/notifications/notificationItems.ts'
import { NotificationList, NotificationListSkeleton } from '#src/features/notifications/NotificationList.tsx'
import { NotificationSwitches } from '#src/features/notifications/NotificationSwitches.tsx'
import { useNotifications } from '#src/features/notifications/useNotifications.ts'
import { PriceAlertList } from '#src/features/priceAlerts/deferredAlerts.tsx'
import { ScreenHeading } from '#src/shell/ScreenHeading.tsx'
import { Button } from '#src/ui/controls/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { useReturnedPlace } from '#src/ui/list/windowedList/useReturnedPlace.ts'
import { space, text } from '#src/ui/theme/scale.ts'
import { dayBefore } from '#src/words/format/calendar.ts'

const styles = {
  head: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[2],
    padding: `${space[3]}px ${space[3]}px ${space[2]}px`,
    '> h1': { fontSize: text.l, fontWeight: 500, marginInlineEnd: space[1] },
  }),
  unread: css({ flex: 1, fontSize: text.s, color: 'var(--text-2)', fontVariantNumeric: 'tabular-nums' }),
}

/** What the member was told, what of it is unread, and what they want to be told [MEMBER-01]. */
export function NotificationsScreen() {
  const client = useClient()
  const panel = useSlipPanel()
  const [isSetting, setSetting] = useState(false)
  const list = useNotifications()
  const { notifications, unread, hasMore, isLoadingMore, hasFailedMore, onMore } = list
  const dayOf = useDays()
  const items = useMemo(
    () => notifications && notificationItemsOf(notifications, dayOf),
    [notifications, dayOf],
  )
  const returnedRow = useReturnedPlace('notifications')
  const { mutate } = useMutation(readMutation(client))
  const onRead = useCallback((ids: readonly string[]) => mutate(ids), [mutate])
  const onTicket = (ticketNum: string): void => {
    panel.open('history')
    panel.showTicket(ticketNum)
  }
  return (
    <div>
      <div css={styles.head}>
        <ScreenHeading>
          <Trans context="what the member was told">Notifications</Trans>
        </ScreenHeading>
        <span css={styles.unread}>
          {unread !== null && unread > 0 && <Plural value={unread} one="# unread" other="# unread" />}
        </span>
        {unread !== null && unread > 0 && (
          <Button variant="quiet" onClick={() => mutate(null)}>
            <Trans>Mark all as read</Trans>
          </Button>
        )}
        <Button aria-haspopup="dialog" onClick={() => setSetting(true)}>
          <Trans context="button: what the member is told">Settings</Trans>
        </Button>
      </div>
      <PriceAlertList />
      <Queried
        query={{ ...list.newest, data: items }}
        loading={<Trans>Loading your notifications</Trans>}
        skeleton={<NotificationListSkeleton />}
        failed={<Trans>Couldn't load your notifications</Trans>}
        old={<Trans>These notifications may not be up to date.</Trans>}
      >
        {(shown) =>
          shown.length === 0 ? (
            <EmptyState icon="bell" title={<Trans>No notifications</Trans>}>
              <Trans>Updates on your bets and your money appear here.</Trans>
            </EmptyState>
          ) : (
            <NotificationList
              items={shown}
              returnedRow={returnedRow}
              hasMore={hasMore}
              isLoadingMore={isLoadingMore}
              hasFailedMore={hasFailedMore}
              onMore={onMore}
              onTicket={onTicket}
              onRead={onRead}
            />
          )
        }
      </Queried>
      {isSetting && <NotificationSwitches onClose={() => setSetting(false)} />}
    </div>
  )
}

/** What the days of notifications are called, seen from today. */
function useDays() {
  const { t } = useLingui()
  const { isoDay, weekday, date } = useFormat()
  const today = useServerTime(isoDay)
  return useMemo(() => {
    const names = new Map([
      [today, t({ message: 'Today', context: 'the day of a message' })],
      [dayBefore(today, 1, 'day'), t({ message: 'Yesterday', context: 'the day of a message' })],
    ])
    return (ms: number | null) => {
      if (ms === null) return { key: 'none', name: t`Date unknown` }
      const key = isoDay(ms)
      // Of another year the weekday says nothing.
      const isThisYear = key.slice(0, 4) === today.slice(0, 4)
      return { key, name: names.get(key) ?? (isThisYear ? weekday(ms) : date(ms)) }
    }
  }, [today, isoDay, weekday, date, t])
}
