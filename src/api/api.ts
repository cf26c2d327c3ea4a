import { createCaller, type CallSettings } from './http/caller.ts'
import { eventCalls } from './lists/events.ts'
import { gameCalls } from './lists/games.ts'
import { walletCalls } from './member/wallet.ts'
import { launchCalls } from './session/launch.ts'

/**
 * Every call of the contract, in domain types, each in the file of its resource. Each rejects with a `CallFailed` and with
 * nothing else, but for those that say so.
 */
export type Api = ReturnType<typeof createApi>

/**
 * The calls of components: those that give or take a token are the launch's and the session's own. The caller among them
 * is for `deferredApi` and `betApi` alone.
 */
export type MemberApi = Omit<Api, keyof ReturnType<typeof launchCalls>>

/** The calls, on one openapi-fetch client. */
export function createApi(settings: CallSettings) {
  const caller = createCaller(settings)
  const { now, notAhead, onSet } = settings.clock
  return {
    /** For the calls that come later, with the code that makes them (`deferredApi.ts`, `bets/betApi.ts`). */
    caller,
    /** UTC milliseconds by the server's clock. */
    serverNow: now,
    /** A time that the server gave; now, where that lies in the future of its clock. */
    notAhead,
    /** The listener is called when the server's clock turns out to be another than was known. */
    onServerClockSet: onSet,
    ...launchCalls(caller),
    ...walletCalls(caller),
    ...gameCalls(caller),
    ...eventCalls(caller),
  }
}
