import { fromPromise } from 'xstate'

import type { Leg } from '#domain/bets/bet.ts'
import { luckyComboMachine } from '#machines/luckyCombo/machine.ts'
import type { LuckyWish } from '#machines/luckyCombo/types.ts'
import { deferredApi } from '#src/api/deferredApi.ts'
import type { Services } from '#src/client/services.ts'

/** Brings the lucky combo's code, once per client: filters and what is offered outlive what shows them. */
export function bringLuckyCombo({ api, deferredActors }: Pick<Services, 'api' | 'deferredActors'>): void {
  const calls = deferredApi(api)
  deferredActors.luckyCombo.bring(
    luckyComboMachine.provide({
      actors: {
        generate: fromPromise<readonly Leg[], LuckyWish>(({ input, signal }) =>
          calls.luckyCombo(input, signal),
        ),
      },
    }),
  )
}
