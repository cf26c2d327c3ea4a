import { css } from '@emotion/react'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'

import { UnreadMark } from '#src/features/notifications/deferredNotifications.ts'
import { useIsSlipThere } from '#src/features/selection/slipActor.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { radius, touch } from '#src/ui/theme/scale.ts'

const style = css({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  flex: 'none',
  borderRadius: radius.s,
  color: 'var(--text-2)',
  '&:hover': { background: 'var(--surface-3)' },
  '&[data-status=active]': { color: 'var(--accent)' },
  [touch]: { width: 40, height: 40 },
})

/** The way to the member's notifications, with how many are unread, which is said once the slip's code is there [MEMBER-01]. */
export function BellLink() {
  const isSlipThere = useIsSlipThere()
  return (
    <Link to="/notifications" css={style}>
      <Icon name="bell" />
      <VisuallyHidden>
        <Trans context="what the member was told">Notifications</Trans>
      </VisuallyHidden>
      {isSlipThere && <UnreadMark />}
    </Link>
  )
}
