import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { memo, useId } from 'react'

import type { Notification } from '#src/api/member/notifications.ts'
import { useFormat } from '#src/client/hooks/useFormat.ts'
import { Button, buttonLook } from '#src/ui/controls/Button.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { cssHeight, type Height } from '#src/ui/list/windowedList/height.ts'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { phone, space, text } from '#src/ui/theme/scale.ts'
import { notificationLook } from '#src/words/session/notifications.ts'

import { useIsCut } from './useIsCut.ts'

const linesOf = { phone: 4, wide: 2 } as const

/** Of every row, whatever it shows: a line of what it is about, and the lines of its text. */
export const notificationHeights: Readonly<Record<keyof typeof linesOf, Height>> = {
  phone: { rem: 1.25 * (1 + linesOf.phone), px: 2 * 10 + 1 },
  wide: { rem: 1.25 * (1 + linesOf.wide), px: 2 * 8 + 1 },
}

const styles = {
  row: css({
    display: 'grid',
    gridTemplateColumns: '16px minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: space[3],
    height: cssHeight(notificationHeights.wide),
    padding: `8px ${space[3]}px`,
    borderBottom: '1px solid var(--border)',
    background: 'var(--surface-2)',
    fontSize: text.s,
    lineHeight: '1.25rem',
    [phone]: {
      height: cssHeight(notificationHeights.phone),
      padding: `10px ${space[3]}px`,
      columnGap: space[2],
    },
  }),
  head: css({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    minWidth: 0,
    fontSize: text.xs,
    color: 'var(--text-3)',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    '> time': { fontVariantNumeric: 'tabular-nums' },
  }),
  unread: css({ flex: 'none', width: 6, height: 6, borderRadius: '50%', background: 'var(--accent)' }),
  text: css({
    margin: 0,
    color: 'var(--text-2)',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: linesOf.wide,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    [phone]: { WebkitLineClamp: linesOf.phone },
  }),
  textUnread: css({ color: 'var(--text-1)', fontWeight: 500 }),
}

interface NotificationRowProps {
  readonly notification: Notification
  /** To the ticket that it is about; marks it as read. */
  readonly onTicket: (notification: Notification) => void
  /** To all of a text that does not fit. */
  readonly onWhole: (notification: Notification) => void
  /** Its event was gone to. */
  readonly onEvent: (notification: Notification) => void
}

/** A notification: what it is about by sign, word and colour, whether it is unread, and the way to what it is about [MEMBER-01]. */
export const NotificationRow = memo(function NotificationRow(props: NotificationRowProps) {
  const { notification, onWhole } = props
  const { i18n } = useLingui()
  const format = useFormat()
  const textId = useId()
  const [element, isCut] = useIsCut<HTMLParagraphElement>()
  const { message, createdUtc, isRead } = notification
  const { word, icon, colour } = notificationLook(i18n, notification)
  const isUnread = isRead === false
  return (
    <article css={styles.row} aria-labelledby={textId} data-unread={isUnread || undefined}>
      <span style={{ color: `var(${colour})`, display: 'inline-grid' }}>
        <Icon name={icon} />
      </span>
      <div>
        <div css={styles.head}>
          {isUnread && (
            <>
              <span css={styles.unread} aria-hidden="true" />
              <VisuallyHidden>
                <Trans context="a notification">Unread</Trans>
              </VisuallyHidden>
            </>
          )}
          <span style={{ color: `var(${colour})` }}>{word}</span>{' '}
          {createdUtc !== null && (
            <time dateTime={new Date(createdUtc).toISOString()}>{format.time(createdUtc)}</time>
          )}
        </div>
        <p ref={element} css={[styles.text, isUnread && styles.textUnread]}>
          <bdi id={textId}>{message}</bdi>
        </p>
      </div>
      {isCut ? (
        <Button aria-describedby={textId} onClick={() => onWhole(notification)}>
          <Trans context="button: all of a text that is cut">Read all</Trans>
        </Button>
      ) : (
        <Target {...props} textId={textId} />
      )}
    </article>
  )
})

/** The way to what a notification is about, where there is one. */
export function Target({
  notification,
  onTicket,
  onEvent,
  textId,
}: Omit<NotificationRowProps, 'onWhole'> & { readonly textId: string }) {
  const { ticketNum, eventId } = notification
  const view = <Trans context="button: open what this message is about">View</Trans>
  if (ticketNum !== null)
    return (
      <Button aria-describedby={textId} onClick={() => onTicket(notification)}>
        {view}
      </Button>
    )
  if (eventId === null) return null
  return (
    <Link
      to="/events/$eventId"
      params={{ eventId }}
      css={buttonLook({})}
      aria-describedby={textId}
      onClick={() => onEvent(notification)}
    >
      {view}
    </Link>
  )
}
