import { createBrowserHistory, createRouter, type RouterHistory } from '@tanstack/react-router'

import type { Client } from '#src/client/client.ts'
import { routeTree } from '#src/routeTree.gen.ts'
import { RouteError } from '#src/screens/errors/RouteError.tsx'
import { RoutePending } from '#src/screens/errors/RoutePending.tsx'

/** History routing under /v8/ [ROUTE-01]; every route's loader gets the client as its context. */
export function createAppRouter(client: Client) {
  return createRouter({
    routeTree,
    basepath: '/v8/',
    history: withoutRepeats(createBrowserHistory()),
    context: { client },
    // Each route fails and waits on its own; what is around it stays.
    defaultErrorComponent: RouteError,
    defaultPendingComponent: RoutePending,
    // What has been waited for is shown at once: the list does not stand back for half a second behind the launch.
    defaultPendingMinMs: 0,
    defaultPreload: 'intent',
    // The query cache decides what is fresh.
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    // An address that is nowhere is a page of its own, and not one of a session that it may seem to be in [ROUTE-02].
    notFoundMode: 'root',
    // What no route's own page can show, the last resort of `App` does, in the member's language.
    disableGlobalCatchBoundary: true,
  })
}

/**
 * A history in which going where one is already, or is on the way to, adds no step [ROUTE-07]: the router itself knows of
 * a way that it is on only once it has begun to load.
 */
function withoutRepeats(history: RouterHistory): RouterHistory {
  const { push, replace } = history
  history.push = (path, ...rest) => (path === history.location.href ? replace : push)(path, ...rest)
  return history
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
