import { Navigate, Outlet, useLocation } from '@tanstack/react-router'

import { useAppPhase } from '#src/client/appPhase.ts'
import { useSession } from '#src/client/context.tsx'
import { EndedScreen } from '#src/screens/errors/EndedScreen.tsx'
import { ForbiddenScreen } from '#src/screens/errors/ForbiddenScreen.tsx'
import { Shell } from '#src/shell/Shell.tsx'

import { LaunchScreen } from './LaunchScreen.tsx'

/**
 * In front of everything that needs a session: the launch until it is done, the forbidden page without one, the end
 * after it [ROUTE-05].
 */
export function SessionGate() {
  const phase = useAppPhase()
  switch (phase) {
    case 'starting':
      return <LaunchScreen />
    case 'running':
      return <Running />
    case 'expired':
    case 'forbidden':
    case 'closed':
      return <EndedScreen phase={phase} />
  }
}

/** With the partner's esports off there is the lobby of mini-games, or nothing [ROUTE-03 ROUTE-04]. */
function Running() {
  const { isEsportsEnabled, isMiniGameEnabled } = useSession().settings.features
  const isLobby = useLocation({ select: ({ pathname }) => /^(?:\/v8)?\/lootbox\/?$/.test(pathname) })
  if (isEsportsEnabled !== true) {
    if (isEsportsEnabled !== false || isMiniGameEnabled !== true) return <ForbiddenScreen />
    if (!isLobby) return <Navigate to="/lootbox" replace />
  }
  return (
    <Shell>
      <Outlet />
    </Shell>
  )
}
