import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { cleanup, render } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'

import type { Client } from '#src/client/client.ts'
import { ClientProvider } from '#src/client/context.tsx'

/** Shows something of a client's in English, and gives a hand to use it with. */
export function renderWith(client: Client, content: ReactNode): UserEvent {
  // Test files have no globals, so nothing is cleaned up automatically.
  cleanup()
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  // Links know where they lead; nothing goes there.
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  render(
    <I18nProvider i18n={i18n}>
      <ClientProvider client={client}>
        <QueryClientProvider client={client.queryClient}>
          <RouterContextProvider router={router}>{content}</RouterContextProvider>
        </QueryClientProvider>
      </ClientProvider>
    </I18nProvider>,
  )
  return userEvent.setup({ delay: null })
}
