import { css, Global } from '@emotion/react'
import { Outlet } from '@tanstack/react-router'
import { useEffect } from 'react'

import { refresh } from '#src/api/invalidation.ts'
import { useClient, useSession } from '#src/client/context.tsx'

/** The partner's page is seen behind the games. */
const transparent = css({ 'html, body': { background: 'transparent' } })

/**
 * What the lobby and its tables have in common. What the partner's page says of the balance is not taken here, so it is
 * asked for as the member leaves [HOST-02].
 */
export function LootboxRoom() {
  const { queryClient } = useClient()
  const { isTransparent } = useSession().settings.miniGame
  useEffect(() => () => refresh(queryClient, 'moneyMoved'), [queryClient])
  return (
    <>
      {isTransparent && <Global styles={transparent} />}
      <Outlet />
    </>
  )
}
