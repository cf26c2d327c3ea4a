import { createRouter } from '@tanstack/react-router'

import type { Client } from '#src/client/createClient.ts'
import { routeTree } from '#src/routeTree.gen.ts'
import { RouteError } from '#src/screens/errors/RouteError.tsx'
import { RoutePending } from '#src/screens/errors/RoutePending.tsx'

/** History routing under /v8/ [ROUTE-01]; every route's loader gets the client as its context. */
export function createAppRouter(client: Client) {
  return createRouter({
    routeTree,
    basepath: '/v8/',
    context: { client },
    // Each route fails and waits by itself; what is around it stays.
    defaultErrorComponent: RouteError,
    defaultPendingComponent: RoutePending,
    defaultPreload: 'intent',
    // The query cache decides what is fresh.
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
  })
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
