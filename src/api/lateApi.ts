import type { Api } from './api.ts'
import { betCalls } from './bets.ts'
import type { Caller } from './http/caller.ts'
import { luckyComboCalls } from './luckyCombo.ts'
import { prebookCalls } from './prebook.ts'
import { ticketCalls } from './tickets.ts'

/** The calls about bets and tickets, whose code comes with the slip's and the history's. */
export type LateCalls = ReturnType<typeof betCalls> &
  ReturnType<typeof prebookCalls> &
  ReturnType<typeof luckyComboCalls> &
  ReturnType<typeof ticketCalls>

/** The calls, with those whose code comes later. */
export type LateApi = Api & LateCalls

/** All go the same way: one session, one clock, one server. Calls that the api has already stay as they are. */
export function lateApi<Early extends { readonly caller: Caller }>(api: Early): Early & LateCalls {
  const { caller } = api
  return {
    ...betCalls(caller),
    ...prebookCalls(caller),
    ...luckyComboCalls(caller),
    ...ticketCalls(caller),
    ...api,
  }
}
