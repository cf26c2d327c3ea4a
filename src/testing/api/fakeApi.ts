import { CallFailed, failureOfKind } from '#machines/failure.ts'
import type { DeferredApi } from '#src/api/deferredApi.ts'
import type { Caller } from '#src/api/http/caller.ts'

/** A call that got no answer. */
export function offline(): CallFailed {
  return new CallFailed(failureOfKind('offline'))
}

function uncalled(): Promise<never> {
  return Promise.reject(offline())
}

/** Every call fails but those a test gives. */
export function fakeApi(calls: Partial<DeferredApi>): DeferredApi {
  return {
    // Nothing goes out by it: every call is given here.
    caller: {} as Caller,
    serverNow: Date.now,
    notAhead: (time) => time,
    onServerClockSet: () => () => undefined,
    launch: uncalled,
    checkLaunch: uncalled,
    refreshToken: uncalled,
    member: uncalled,
    wallet: uncalled,
    launchWallet: uncalled,
    games: uncalled,
    tieco: uncalled,
    events: uncalled,
    event: uncalled,
    tickets: uncalled,
    ticket: uncalled,
    entries: uncalled,
    betRange: uncalled,
    placeBet: uncalled,
    askByUnique: uncalled,
    cancelPrebook: uncalled,
    luckyCombo: uncalled,
    choose: uncalled,
    setNickname: uncalled,
    nickname: uncalled,
    avatars: uncalled,
    ...calls,
  }
}
