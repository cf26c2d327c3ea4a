import { fromPromise } from 'xstate'

import { serversMachine } from '#machines/servers/machine.ts'
import type { Choice, HealthAnswer } from '#machines/servers/types.ts'
import { serverCalls } from '#src/api/session/servers.ts'
import type { Services } from '#src/client/services.ts'

import { connectivityActor } from './connectivityActors.ts'

/** The choice of a server, with its calls [SRV-02]. */
export function serversLogic(services: Services) {
  const { api, signing, domain } = services
  const calls = serverCalls(api.caller)
  return serversMachine.provide({
    actors: {
      checkHealth: fromPromise<HealthAnswer, { asked: readonly string[] }>(async ({ input, signal }) => {
        const { asked } = input
        const said = await Promise.all(asked.map((address) => calls.isHealthy(address, signal)))
        return { asked, healthy: asked.filter((_, at) => said[at] === true) }
      }),
      recordChoice: fromPromise<void, Choice>(async ({ input, signal }) => {
        const signed = await signing.sign()
        // A report is signed or none.
        if (signed !== null) await calls.recordChoice(input, domain, signed, signal)
      }),
      watchConnectivity: connectivityActor(services),
    },
  })
}
