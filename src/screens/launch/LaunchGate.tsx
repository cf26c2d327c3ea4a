import { Navigate, useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'

import { useAppPhase } from '#src/client/appPhase.ts'
import { useClient } from '#src/client/context.tsx'
import { EndedScreen } from '#src/screens/errors/EndedScreen.tsx'

import { LaunchScreen } from './LaunchScreen.tsx'

/** The launch's own address: it shows the launch, and leaves for the first screen when that is done [LAUNCH-01]. */
export function LaunchGate() {
  const phase = useAppPhase()
  const router = useRouter()
  useEffect(() => {
    // The first screen's code comes while the launch is under way.
    void router.preloadRoute({ to: '/events', search: {} })
  }, [router])
  switch (phase) {
    case 'starting':
      return <LaunchScreen />
    case 'running':
      return <ToFirstScreen />
    case 'expired':
    case 'forbidden':
    case 'closed':
      return <EndedScreen phase={phase} />
  }
}

/** The event that the link named, else the list. The launch's address is no place to come back to. */
function ToFirstScreen() {
  const { appActor } = useClient()
  const eventId = useSelector(appActor, ({ context }) => context.launched?.eventId ?? null)
  if (eventId !== null) return <Navigate to="/events/$eventId" params={{ eventId }} replace />
  return <Navigate to="/events" search={{}} replace />
}
