import { createFileRoute, Outlet } from '@tanstack/react-router'

import { PageError } from '#src/screens/errors/RouteError.tsx'
import { Gate } from '#src/screens/launch/Gate.tsx'
import { Shell } from '#src/shell/Shell.tsx'

/** Everything that needs a session stands behind this one gate [ROUTE-05]. */
export const Route = createFileRoute('/_session')({
  component: Session,
  errorComponent: PageError,
})

function Session() {
  return (
    <Gate>
      <Shell>
        <Outlet />
      </Shell>
    </Gate>
  )
}
