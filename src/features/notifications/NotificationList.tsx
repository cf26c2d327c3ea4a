import { css } from '@emotion/react'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useCallback, useId, useState } from 'react'

import type { Notification } from '#src/api/member/notifications.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { findInSightWithin } from '#src/ui/list/arrowKeys/findInSight.ts'
import { PageEnd } from '#src/ui/list/PageEnd.tsx'
import { useIsScrolled } from '#src/ui/list/useIsScrolled.ts'
import { cssHeight, type Height, heightInPx } from '#src/ui/list/windowedList/height.ts'
import { WindowedList } from '#src/ui/list/windowedList/WindowedList.tsx'
import { Overlay } from '#src/ui/overlay/Overlay.tsx'
import { useTextSize } from '#src/ui/text/textSize.ts'
import { useDevice } from '#src/ui/theme/device.ts'
import { space, text } from '#src/ui/theme/scale.ts'
import { notificationLook } from '#src/words/session/notifications.ts'

import type { NotificationItem } from './notificationItems.ts'
import { notificationHeights, NotificationRow, Target } from './NotificationRow.tsx'

const dayHeight: Height = { rem: 2.25, px: 0 }

const styles = {
  day: css({
    display: 'flex',
    alignItems: 'center',
    height: cssHeight(dayHeight),
    padding: `0 ${space[3]}px`,
    background: 'var(--surface-3)',
    fontSize: text.s,
    fontWeight: 500,
  }),
  place: css({ height: '100%', borderBottom: '1px solid var(--border)', background: 'var(--surface-2)' }),
  coming: css({ display: 'grid', gap: 1 }),
  ways: css({ display: 'flex', gap: space[2] }),
  whole: css({
    display: 'grid',
    justifyItems: 'start',
    gap: space[4],
    padding: `0 ${space[4]}px ${space[5]}px`,
    '> p': {
      margin: 0,
      width: '100%',
      fontSize: text.s,
      color: 'var(--text-1)',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
    },
  }),
}

const createInSight = () => findInSightWithin((stop) => stop.closest('[data-windowed-list]'))

interface NotificationListProps {
  readonly items: readonly NotificationItem[]
  /** The notification one comes back from. */
  readonly returnedRow: string | null
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  /** The next page could not be loaded: it is asked for again only by hand. */
  readonly hasFailedMore: boolean
  readonly onMore: () => void
  /** Shows the history at a ticket. */
  readonly onTicket: (ticketNum: string) => void
  readonly onRead: (ids: readonly string[]) => void
}

/** Notifications under their days, newest first, page after page [MEMBER-01]. */
export function NotificationList(props: NotificationListProps) {
  const { items, returnedRow, hasMore, isLoadingMore, hasFailedMore, onMore, onTicket, onRead } = props
  const textSize = useTextSize()
  const rowHeight = notificationHeights[useDevice() === 'phone' ? 'phone' : 'wide']
  const heightOf = useCallback(
    ({ kind }: NotificationItem) => heightInPx(kind === 'day' ? dayHeight : rowHeight, textSize),
    [rowHeight, textSize],
  )
  const [whole, setWhole] = useState<Notification | null>(null)
  const read = useCallback(
    ({ id, isRead }: Notification) => {
      if (isRead === false) onRead([id])
    },
    [onRead],
  )
  const toTicket = useCallback(
    (notification: Notification) => {
      read(notification)
      setWhole(null)
      if (notification.ticketNum !== null) onTicket(notification.ticketNum)
    },
    [read, onTicket],
  )
  const toWhole = useCallback(
    (notification: Notification) => {
      read(notification)
      setWhole(notification)
    },
    [read],
  )
  const isScrolled = useIsScrolled()
  const byHand = hasFailedMore || !isScrolled
  return (
    <>
      <WindowedList
        items={items}
        heightOf={heightOf}
        renderItem={(item) =>
          item.kind === 'day' ? (
            <h2 css={styles.day}>{item.name}</h2>
          ) : (
            <NotificationRow
              notification={item.notification}
              onTicket={toTicket}
              onWhole={toWhole}
              onEvent={read}
            />
          )
        }
        renderPlace={() => <div css={styles.place} />}
        createNeighbours={createInSight}
        returnedRow={returnedRow}
        onNearEnd={hasMore && !isLoadingMore && !byHand ? onMore : null}
      />
      {hasMore && (
        <PageEnd
          isLoading={isLoadingMore}
          byHand={byHand}
          failed={hasFailedMore ? <Trans>Couldn't load more notifications.</Trans> : null}
          more={<Trans context="button: unfold more of the same">Show more</Trans>}
          place={<div css={styles.place} style={{ height: cssHeight(rowHeight) }} aria-hidden="true" />}
          onMore={onMore}
        />
      )}
      {whole !== null && (
        <Whole
          notification={whole}
          onTicket={toTicket}
          onEvent={() => setWhole(null)}
          onClose={() => setWhole(null)}
        />
      )}
    </>
  )
}

interface WholeProps {
  readonly notification: Notification
  readonly onTicket: (notification: Notification) => void
  readonly onEvent: () => void
  readonly onClose: () => void
}

/** All of a text that is longer than its row. */
function Whole({ notification, onTicket, onEvent, onClose }: WholeProps) {
  const { i18n } = useLingui()
  const isPhone = useDevice() === 'phone'
  const textId = useId()
  return (
    <Overlay
      kind={isPhone ? 'sheet' : 'modal'}
      title={notificationLook(i18n, notification).word}
      isOpen
      onClose={onClose}
    >
      <div css={styles.whole}>
        <p>
          <bdi id={textId}>{notification.message}</bdi>
        </p>
        <div css={styles.ways}>
          <Target notification={notification} onTicket={onTicket} onEvent={onEvent} textId={textId} />
          <Button variant="quiet" onClick={onClose}>
            <Trans context="button: dismiss a dialog or message">Close</Trans>
          </Button>
        </div>
      </div>
    </Overlay>
  )
}

/** Notifications on their way, in the size of what comes. */
export function NotificationListSkeleton() {
  const rowHeight = notificationHeights[useDevice() === 'phone' ? 'phone' : 'wide']
  return (
    <div css={styles.coming} aria-hidden="true">
      {Array.from({ length: 8 }, (_, at) => (
        <Skeleton key={at} height={cssHeight(rowHeight)} />
      ))}
    </div>
  )
}
