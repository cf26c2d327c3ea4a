import { queryOptions } from '@tanstack/react-query'

import type { QueryContext } from './context.ts'
import { queryKeys } from './queryKeys.ts'

/** The member's balance; never asked for a guest [LAUNCH-05]. */
export function walletQuery({ api, session }: QueryContext) {
  return queryOptions({
    queryKey: queryKeys.wallet,
    queryFn: ({ signal }) => api.wallet(signal),
    enabled: session.settings()?.isGuest === false,
    staleTime: 30_000,
  })
}
