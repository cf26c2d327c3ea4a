import { QueryClient } from '@tanstack/react-query'

import { CallFailed, failureKinds } from '#machines/failure.ts'

const mostRetries = 2
const longestRetryDelay = 10_000
/** Milliseconds that what is no longer on screen is kept, in case the member comes back; the books keep its prices as long. */
const keptFor = 300_000

/** What was refused stays refused; what got no answer may get one. */
function mayRetry(failures: number, error: unknown): boolean {
  return failures < mostRetries && error instanceof CallFailed && failureKinds[error.failure.kind].isPassing
}

/**
 * Nothing is fetched again but for a reason of ours: what the channels say (`src/api/invalidation.ts`), what has grown
 * stale when it is next shown, and what a member asks for. Coming back online is the sockets' to tell [LIVE-05].
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        gcTime: keptFor,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        retry: mayRetry,
        retryDelay: (failures) => Math.min(1_000 * 2 ** failures, longestRetryDelay),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
}
