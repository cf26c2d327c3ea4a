import { createActor, fromCallback, fromPromise, type ActorRefFrom } from 'xstate'

import { reloadMachine } from '#machines/reload/machine.ts'
import type { Environment } from '#src/client/environment.ts'
import { scriptArrived } from '#src/client/scripts.ts'
import { machineClock } from '#src/realtime/timers.ts'
import { reloadRecord } from '#src/storage/reloadRecord.ts'
import type { Storage } from '#src/storage/storage.ts'

export type ReloadActor = ActorRefFrom<typeof reloadMachine>

/** What is done about scripts that cannot be had [ROUTE-06]. It is there from the first: its own code could be missing too. */
export function createReload({
  storage,
  environment: { clock, page, reload },
}: {
  readonly storage: Storage
  readonly environment: Pick<Environment, 'clock' | 'page' | 'reload'>
}): ReloadActor {
  const machine = reloadMachine.provide({
    actors: {
      reloadPage: fromPromise<void, { script: string }>(({ input: { script } }) => {
        if (!storage.write(reloadRecord, { version: 1, script }))
          throw new Error('nothing is kept for the page after this one')
        reload()
        // The page ends here.
        return new Promise<void>(() => {})
      }),
      forgetReload: fromCallback(() => storage.remove(reloadRecord)),
    },
  })
  const reloadedFor = storage.read(reloadRecord)?.script ?? null
  const actor = createActor(machine, { input: { reloadedFor }, clock: machineClock(clock) })
  page.window.addEventListener(scriptArrived, (event) => {
    if ('detail' in event && typeof event.detail === 'string')
      actor.send({ type: 'script.arrived', script: event.detail })
  })
  return actor
}
