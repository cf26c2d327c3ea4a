import { createActor, fromPromise, type ActorRefFrom } from 'xstate'

import type { Leg } from '#domain/bets/bet.ts'
import { luckyComboMachine } from '#machines/luckyCombo/machine.ts'
import type { LuckyWish } from '#machines/luckyCombo/types.ts'
import { lateApi } from '#src/api/lateApi.ts'
import type { Services } from '#src/client/services.ts'

/** Made once a client, by the feature that shows it: filters and what is offered outlive what shows them. */
export function createLuckyCombo({ api }: Pick<Services, 'api'>): ActorRefFrom<typeof luckyComboMachine> {
  const calls = lateApi(api)
  return createActor(
    luckyComboMachine.provide({
      actors: {
        generate: fromPromise<readonly Leg[], LuckyWish>(({ input, signal }) =>
          calls.luckyCombo(input, signal),
        ),
      },
    }),
  ).start()
}
