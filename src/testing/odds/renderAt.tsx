import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'

import type { Client } from '#src/client/client.ts'
import { ClientProvider } from '#src/client/context.tsx'

/** Shows something in English, at a page of a small router with the client's addresses. */
export async function renderAt(client: Client, path: string, content: ReactNode) {
  cleanup()
  // A page of tests has no window to scroll.
  window.scrollTo = () => undefined
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  const root = createRootRoute()
  const events = createRoute({ getParentRoute: () => root, path: '/events', component: () => content })
  const event = createRoute({
    getParentRoute: () => root,
    path: '/events/$eventId',
    component: () => content,
  })
  const elsewhere = createRoute({ getParentRoute: () => root, path: '/404', component: () => null })
  const router = createRouter({
    routeTree: root.addChildren([events, event, elsewhere]),
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  await router.load()
  render(
    <I18nProvider i18n={i18n}>
      <ClientProvider client={client}>
        <QueryClientProvider client={client.queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </ClientProvider>
    </I18nProvider>,
  )
  return router
}
