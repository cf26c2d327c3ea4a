import { useMatches } from '@tanstack/react-router'

import { useSettings } from '#src/client/context.tsx'
import { useAppPhase } from '#src/client/hooks/appPhase.ts'

import { isUprightPage, verdictOn } from './access.ts'

/** Whether what is shown now is meant for a phone that is held upright [ROUTE-08]. */
export function useIsUprightPage(): boolean {
  const phase = useAppPhase()
  const settings = useSettings()
  // Where nothing is found, the last is no page, but what stands around one.
  const routeId = useMatches({ select: (matches) => matches.at(-1)?.routeId ?? '__root__' })
  return isUprightPage(routeId, verdictOn(routeId, phase, settings))
}
