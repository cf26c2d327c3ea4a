import { createFileRoute, Outlet } from '@tanstack/react-router'

import { PageError } from '#src/screens/errors/RouteError.tsx'
import { guard } from '#src/screens/launch/guard.ts'
import { Unadmitted } from '#src/screens/launch/Unadmitted.tsx'
import { Shell } from '#src/shell/Shell.tsx'

/** Everything that needs a session stands behind this one guard [ROUTE-05]. */
export const Route = createFileRoute('/_session')({
  beforeLoad: guard,
  notFoundComponent: Unadmitted,
  component: Session,
  errorComponent: PageError,
})

function Session() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  )
}
