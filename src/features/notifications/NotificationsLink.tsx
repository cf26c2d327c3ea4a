import { css } from '@emotion/react'
import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'

import { newestNotificationsQuery } from '#src/api/member/notifications.ts'
import { useClient, useSession } from '#src/client/context.tsx'
import { tabLook } from '#src/ui/controls/tabLook.ts'
import { Badge } from '#src/ui/feedback/Badge.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { space } from '#src/ui/theme/scale.ts'

const style = css({
  justifySelf: 'start',
  gap: space[2],
  minHeight: 44,
  padding: 0,
  '&[data-status=active]': { color: 'var(--accent)' },
})

/** The way to the notifications in the menu, with how many are unread; a guest has none [LAUNCH-05]. */
export function NotificationsLink({ onGo }: { onGo: () => void }) {
  return useSession().isGuest ? null : <MemberLink onGo={onGo} />
}

function MemberLink({ onGo }: { onGo: () => void }) {
  const { data } = useQuery(newestNotificationsQuery(useClient()))
  const unread = data?.unread ?? 0
  return (
    <Link to="/notifications" css={[tabLook, style]} onClick={onGo}>
      <Trans context="what the member was told">Notifications</Trans>
      {unread > 0 && (
        <>
          <span aria-hidden="true">
            <Badge tone="accent">{unread}</Badge>
          </span>
          <VisuallyHidden>
            <Plural value={unread} one="# unread" other="# unread" />
          </VisuallyHidden>
        </>
      )}
    </Link>
  )
}
