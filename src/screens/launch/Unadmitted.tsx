import { useAppPhase } from '#src/client/hooks/appPhase.ts'
import { EndedScreen, ForbiddenScreen, NotFoundScreen } from '#src/screens/errors/deferredErrors.ts'

import { shownInstead } from './guard.ts'
import { LaunchScreen } from './LaunchScreen.tsx'

/** The `notFoundComponent` beside `guard`: the launch, its end or a refusal in the place of a route [ROUTE-05]. */
export function Unadmitted({ data }: { data?: unknown }) {
  switch (shownInstead(data)) {
    case 'launch':
      return <LaunchScreen />
    case 'forbidden':
      return <ForbiddenScreen />
    case 'ended':
      return <Ended />
    case null:
      return <NotFoundScreen />
  }
}

function Ended() {
  const phase = useAppPhase()
  return phase === 'starting' || phase === 'running' ? null : <EndedScreen phase={phase} />
}
