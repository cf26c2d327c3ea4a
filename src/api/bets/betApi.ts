import type { Caller } from '#src/api/http/caller.ts'

import { betCalls } from './bets.ts'

/** The calls, with those about bets: for the slip, which the others of `deferredApi` come after. Calls that the api has stay as they are. */
export function betApi<Early extends { readonly caller: Caller }>(
  api: Early,
): Early & ReturnType<typeof betCalls> {
  return { ...betCalls(api.caller), ...api }
}
