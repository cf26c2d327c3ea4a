import { css } from '@emotion/react'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useSelector } from '@tanstack/react-store'
import { useId } from 'react'

import type { Notification } from '#src/api/member/notifications.ts'
import { useClient, useSession } from '#src/client/context.tsx'
import { readMutation } from '#src/client/member/notificationMutations.ts'
import { createNotificationNews } from '#src/client/member/notificationNews.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { PassingToast } from '#src/ui/overlay/toasts/PassingToast.tsx'
import { Name } from '#src/ui/text/Name.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { space } from '#src/ui/theme/scale.ts'
import { notificationLook } from '#src/words/session/notifications.ts'

const style = css({ display: 'flex', alignItems: 'center', gap: space[2], maxWidth: 480 })

interface NotificationToastsProps {
  /** Shows the history at a ticket. */
  readonly onTicket: (ticketNum: string) => void
}

/** What concerns the member's money, over the page, as it comes; a guest is told nothing [LIVE-03]. */
export function NotificationToasts(props: NotificationToastsProps) {
  return useSession().isGuest ? null : <MemberToasts {...props} />
}

function MemberToasts({ onTicket }: NotificationToastsProps) {
  const { toasts, closeToast } = useClient().once(createNotificationNews)
  return useSelector(toasts).map((notification) => (
    <NotificationToast
      key={notification.id}
      notification={notification}
      onTicket={onTicket}
      onClose={() => closeToast(notification.id)}
    />
  ))
}

interface NotificationToastProps extends NotificationToastsProps {
  readonly notification: Notification
  readonly onClose: () => void
}

function NotificationToast({ notification, onTicket, onClose }: NotificationToastProps) {
  const { i18n } = useLingui()
  const textId = useId()
  const { mutate } = useMutation(readMutation(useClient()))
  const { id, type, message, ticketNum, isRead } = notification
  const { icon, word } = notificationLook(i18n, notification)
  return (
    <PassingToast tone={type === 'unknown' ? 'info' : type} icon={icon} onClose={onClose}>
      <span css={style}>
        <VisuallyHidden>{word}</VisuallyHidden>
        <Name id={textId} lines={2}>
          {message}
        </Name>
        {ticketNum !== null && (
          <Button
            aria-describedby={textId}
            onClick={() => {
              if (isRead === false) mutate([id])
              onClose()
              onTicket(ticketNum)
            }}
          >
            <Trans context="button: open what this message is about">View</Trans>
          </Button>
        )}
      </span>
    </PassingToast>
  )
}
