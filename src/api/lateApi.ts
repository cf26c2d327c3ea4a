import type { Api } from './api.ts'
import { betCalls } from './bets.ts'
import { luckyComboCalls } from './luckyCombo.ts'
import { prebookCalls } from './prebook.ts'

/** The calls, with those that move money or make up a bet, whose code comes with the slip's. */
export type LateApi = Api &
  ReturnType<typeof betCalls> &
  ReturnType<typeof prebookCalls> &
  ReturnType<typeof luckyComboCalls>

/** All go the same way: one session, one clock, one server. Calls that the api has already stay as they are. */
export function lateApi(api: Api): LateApi {
  return { ...betCalls(api.caller), ...prebookCalls(api.caller), ...luckyComboCalls(api.caller), ...api }
}
