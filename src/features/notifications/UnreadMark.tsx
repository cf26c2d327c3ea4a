import { css } from '@emotion/react'
import { Plural } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import { newestNotificationsQuery } from '#src/api/member/notifications.ts'
import { useClient } from '#src/client/context.tsx'
import { Badge } from '#src/ui/feedback/Badge.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'

const style = css({ position: 'absolute', top: -4, insetInlineStart: '55%', pointerEvents: 'none' })

/** More than these are not counted for the eye. */
const most = 99

interface UnreadMarkProps {
  /** What is marked is called otherwise than notifications: it is said what is unread. */
  readonly isNamed?: boolean
}

/** How many notifications are unread, on the way to them; nothing where there are none, or the back end keeps no count [MEMBER-01]. */
export function UnreadMark({ isNamed = false }: UnreadMarkProps) {
  const { data } = useQuery(newestNotificationsQuery(useClient()))
  const unread = data?.unread ?? 0
  if (unread <= 0) return null
  return (
    <>
      <span css={style} aria-hidden="true">
        <Badge tone="accent">{unread > most ? `${most}+` : unread}</Badge>
      </span>
      <VisuallyHidden>
        {isNamed ? (
          <Plural value={unread} one="# unread notification" other="# unread notifications" />
        ) : (
          <Plural value={unread} one="# unread" other="# unread" />
        )}
      </VisuallyHidden>
    </>
  )
}
