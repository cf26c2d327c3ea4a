import type { Api } from '#src/api/api.ts'
import { CallError } from '#src/api/http/callError.ts'

/** A call that got no answer. */
export function offline(): CallError {
  return new CallError({
    kind: 'network',
    base_code: 0,
    code: 0,
    ref_code: 0,
    message: '',
    params: {},
    status: null,
  })
}

function uncalled(): Promise<never> {
  return Promise.reject(offline())
}

/** Every call fails but those a test gives. */
export function fakeApi(calls: Partial<Api>): Api {
  return {
    serverNow: Date.now,
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
    betRange: uncalled,
    placeBet: uncalled,
    askByUnique: uncalled,
    ...calls,
  }
}
