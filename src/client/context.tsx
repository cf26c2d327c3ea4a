import { createContext, use, useSyncExternalStore, type ReactNode } from 'react'

import type { Settings } from '#machines/session/settings.ts'

import type { Client } from './client.ts'

const ClientContext = createContext<Client | null>(null)

export function ClientProvider({ client, children }: { client: Client; children: ReactNode }) {
  return <ClientContext value={client}>{children}</ClientContext>
}

/** The client this tree belongs to. */
export function useClient(): Client {
  const client = use(ClientContext)
  if (client === null) throw new Error('useClient outside ClientProvider')
  return client
}

/** The settings of the running session, or null if no session is running (launch, error pages). */
export function useSettings(): Settings | null {
  const { session } = useClient()
  return useSyncExternalStore(session.subscribe, session.settings)
}

export interface RunningSession {
  readonly settings: Settings
  readonly isGuest: boolean
  readonly currency: Settings['currency']
}

/** The running session. Only for what is behind the session guard: throws if no session is running. */
export function useSession(): RunningSession {
  const settings = useSettings()
  if (settings === null) throw new Error('useSession without a session')
  return { settings, isGuest: settings.isGuest, currency: settings.currency }
}
