import { fromCallback, fromPromise } from 'xstate'

import { reloadMachine } from '#machines/reload/machine.ts'
import type { Environment, Page } from '#src/client/platform/environment.ts'
import { scriptArrived } from '#src/client/platform/scripts.ts'
import { actorOf, type AppActor } from '#src/client/root/actorOf.ts'
import { reloadRecord } from '#src/storage/records/reloadRecord.ts'
import type { Storage } from '#src/storage/storage.ts'

/** What is done about scripts that cannot be loaded [ROUTE-06]. Loaded from the start: its own code could be missing too. */
export function reloadLogic(
  storage: Storage,
  { reload, isPageThere }: Pick<Environment, 'reload' | 'isPageThere'>,
) {
  return reloadMachine.provide({
    actors: {
      reloadPage: fromPromise<void, { script: string }>(async ({ input: { script } }) => {
        if (!(await isPageThere())) throw new Error('the page itself cannot be fetched')
        if (!storage.write(reloadRecord, { version: 1, script }))
          throw new Error('nothing is kept for the page after this one')
        reload()
        // The page ends here.
        await new Promise<void>(() => {})
      }),
      forgetReload: fromCallback(() => storage.remove(reloadRecord)),
    },
  })
}

/** The script for whose sake this page was reloaded; null where it was not. */
export function reloadedFor(storage: Storage): string | null {
  return storage.read(reloadRecord)?.script ?? null
}

/** Reports each script that arrives from now on. */
export function hearScripts({ window }: Page, appActor: AppActor): void {
  window.addEventListener(scriptArrived, (event) => {
    if ('detail' in event && typeof event.detail === 'string')
      actorOf({ appActor }, 'reload')?.send({ type: 'script.arrived', script: event.detail })
  })
}
