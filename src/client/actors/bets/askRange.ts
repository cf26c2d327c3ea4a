import { fromPromise } from 'xstate'

import { isBettingBan } from '#domain/session/bettingBan.ts'
import { errors } from '#domain/session/errorCatalogue.ts'
import type { RangeAnswer, RangeQuestion } from '#machines/betSlip/types.ts'
import type { DeferredApi } from '#src/api/deferredApi.ts'
import { askExclusion, knownExclusion } from '#src/client/member/exclusion.ts'
import type { Services } from '#src/client/services.ts'

type Needed = Pick<Services, 'queryClient' | 'session'> & {
  readonly api: Services['api'] & Pick<DeferredApi, 'betRange'>
}

const barred: RangeAnswer = { kind: 'unavailable', code: errors.memberCannotBet.code }

/**
 * Asks what may be staked. A member who is excluded may stake nothing, whatever the server says of ranges; why they may not
 * is asked along with it, so that it is known when it is said, and again each time, since an exclusion ends [CARE-03].
 */
export function askRangeActor(services: Needed) {
  return fromPromise<RangeAnswer, RangeQuestion>(async ({ input, signal }) => {
    if (knownExclusion(services) !== null && (await askExclusion(services)) !== null) return barred
    const answer = await services.api.betRange(input, signal)
    const isBarred = answer.kind === 'unavailable' && isBettingBan(answer.code ?? null)
    return isBarred && (await askExclusion(services)) !== null ? barred : answer
  })
}
