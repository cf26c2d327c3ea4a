import type { Api } from './api.ts'
import { betCalls } from './bets.ts'
import type { Caller } from './http/caller.ts'
import { luckyComboCalls } from './luckyCombo.ts'
import { memberChoiceCalls } from './memberChoices.ts'
import { prebookCalls } from './prebook.ts'
import { ticketCalls } from './tickets.ts'

/** The calls about bets, tickets and what the member chooses, whose code comes with the slip's and the history's. */
export type LateCalls = ReturnType<typeof betCalls> &
  ReturnType<typeof prebookCalls> &
  ReturnType<typeof luckyComboCalls> &
  ReturnType<typeof ticketCalls> &
  ReturnType<typeof memberChoiceCalls>

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
    ...memberChoiceCalls(caller),
    ...api,
  }
}
