import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useEffect } from 'react'

import type { Client } from '#src/client/client.ts'
import { ClientProvider } from '#src/client/context.tsx'

import { ErrorBoundary } from './ErrorBoundary.tsx'
import type { AppRouter } from './router.ts'

interface AppProps {
  client: Client
  router: AppRouter
  /** The first screen is on the page. */
  onShown?: () => void
}

/** The providers, from the outside in; what is seen begins at the router. */
export function App({ client, router, onShown }: AppProps) {
  useEffect(() => onShown?.(), [onShown])
  return (
    <I18nProvider i18n={i18n}>
      <ClientProvider client={client}>
        <ErrorBoundary>
          <QueryClientProvider client={client.queryClient}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </ErrorBoundary>
      </ClientProvider>
    </I18nProvider>
  )
}
