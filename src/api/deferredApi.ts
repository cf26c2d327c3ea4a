import type { Api } from './api.ts'
import { betApi } from './bets/betApi.ts'
import type { betCalls } from './bets/bets.ts'
import { luckyComboCalls } from './bets/luckyCombo.ts'
import { prebookCalls } from './bets/prebook.ts'
import type { Caller } from './http/caller.ts'
import { accountSettingCalls } from './member/accountSettings.ts'
import { ticketCalls } from './tickets/tickets.ts'

/** The calls about bets, tickets and what the member chooses, whose code comes with the slip's (`betApi`) and the history's. */
export type DeferredCalls = ReturnType<typeof betCalls> &
  ReturnType<typeof prebookCalls> &
  ReturnType<typeof luckyComboCalls> &
  ReturnType<typeof ticketCalls> &
  ReturnType<typeof accountSettingCalls>

/** The calls, with those whose code comes later. */
export type DeferredApi = Api & DeferredCalls

/** All go the same way: one session, one clock, one server. Calls that the api has already stay as they are. */
export function deferredApi<Early extends { readonly caller: Caller }>(api: Early): Early & DeferredCalls {
  const { caller } = api
  return {
    ...prebookCalls(caller),
    ...luckyComboCalls(caller),
    ...ticketCalls(caller),
    ...accountSettingCalls(caller),
    ...betApi(api),
  }
}
