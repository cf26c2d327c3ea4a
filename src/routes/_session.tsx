import { createFileRoute } from '@tanstack/react-router'

import { PageError } from '#src/screens/errors/RouteError.tsx'
import { SessionGate } from '#src/screens/launch/SessionGate.tsx'

/** Everything that needs a session stands behind this one gate [ROUTE-05]. */
export const Route = createFileRoute('/_session')({
  component: SessionGate,
  errorComponent: PageError,
})
