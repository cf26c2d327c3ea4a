import { useMemo } from 'react'

import { deferredApi, type DeferredCalls } from '#src/api/deferredApi.ts'
import type { Client } from '#src/client/client.ts'
import { useClient } from '#src/client/context.tsx'

/** What queries need of the client whose calls come with later code. */
export interface DeferredClient extends Pick<Client, 'session'> {
  readonly api: Client['api'] & DeferredCalls
}

/** The client with the calls about tickets. For parts alone whose code comes after the first view. */
export function useDeferredClient(): DeferredClient {
  const { api, session } = useClient()
  return useMemo(() => ({ api: deferredApi(api), session }), [api, session])
}
