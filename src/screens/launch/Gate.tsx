import { Navigate, useMatches } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'

import { useAppPhase, type AppPhase } from '#src/client/appPhase.ts'
import { useClient, useSession, useSettings } from '#src/client/context.tsx'
import { landingOf } from '#src/client/landing.ts'
import { listOf, searchOf } from '#src/features/eventLists/eventsSearch.ts'
import { EndedScreen, ForbiddenScreen } from '#src/screens/errors/lazyErrors.ts'

import { verdictOn } from './access.ts'
import { LaunchScreen } from './LaunchScreen.tsx'

/** In front of every route that is not for anybody: what its row in the table of access says [ROUTE-05]. */
export function Gate({ children }: { children?: ReactNode }) {
  const phase = useAppPhase()
  const settings = useSettings()
  const routeId = useMatches({ select: (matches) => matches.at(-1)?.routeId ?? '__root__' })
  switch (verdictOn(routeId, phase, settings?.features ?? null)) {
    case 'shown':
      return children
    case 'launch':
      return <LaunchScreen />
    case 'forbidden':
      return <ForbiddenScreen />
    case 'ended':
      return <Ended phase={phase} />
    case 'toLobby':
      return <Navigate to="/lootbox" replace />
    case 'toFirstScreen':
      return <ToFirstScreen />
  }
}

function Ended({ phase }: { phase: AppPhase }) {
  return phase === 'starting' || phase === 'running' ? null : <EndedScreen phase={phase} />
}

/** The event that the link named, else the landing page, its list narrowed to the link's competitions [LAUNCH-10] [LAUNCH-07]. The launch's address is no place to come back to. */
function ToFirstScreen() {
  const { appActor } = useClient()
  const { settings } = useSession()
  const competitions = settings.opening.competitionIds
  const landing = { tab: landingOf(settings), gameId: settings.opening.gameId, date: null, competitions }
  const eventId = useSelector(appActor, ({ context }) => context.launched?.eventId ?? null)
  if (eventId !== null) return <Navigate to="/events/$eventId" params={{ eventId }} replace />
  return (
    <Navigate to="/events" search={searchOf(competitions.length > 0 ? listOf(landing) : landing)} replace />
  )
}
