import { createFileRoute, notFound, rootRouteId } from '@tanstack/react-router'

import { CareScreen } from '#src/screens/account/deferredAccount.ts'

/** Playing with care, where the partner has it; a guest has none [CARE-01]. */
export const Route = createFileRoute('/_session/account/care')({
  beforeLoad: ({ context: { client } }) => {
    // As any address that is nowhere: a page of its own, and not one of the session.
    if ((client.session.settings()?.care ?? null) === null) throw notFound({ routeId: rootRouteId })
  },
  component: CareScreen,
})
