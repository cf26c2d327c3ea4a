import { useMemo } from 'react'

import { lateApi, type LateCalls } from '#src/api/lateApi.ts'

import { useClient } from './context.tsx'
import type { Client } from './createClient.ts'

/** What queries need of the client whose calls come with later code. */
export interface LateClient extends Pick<Client, 'session'> {
  readonly api: Client['api'] & LateCalls
}

/** The client with the calls about tickets. For parts alone whose code comes after the first view. */
export function useLateClient(): LateClient {
  const { api, session } = useClient()
  return useMemo(() => ({ api: lateApi(api), session }), [api, session])
}
