import { createActor, fromCallback, fromPromise } from 'xstate'

import { reloadMachine } from '#machines/reload/machine.ts'
import type { Entry, Recording } from '#recording/entries.ts'
import { createObserver, observe } from '#recording/observe.ts'
import { createRedactor } from '#recording/redact.ts'

/**
 * A session in which a script came only after a reload, as a recording has it.
 * @param more so many further entries after it: quotes that a slip heard of
 */
export function recordedReload(more = 0): Recording {
  const entries: Entry[] = []
  let now = 0
  const observer = createObserver({
    now: () => (now += 250),
    keep: (entry) => entries.push(entry),
    redactor: createRedactor(),
  })
  const actor = createActor(
    reloadMachine.provide({
      actors: {
        reloadPage: fromPromise<void, { script: string }>(() => Promise.resolve()),
        forgetReload: fromCallback(() => undefined),
      },
    }),
    { input: { reloadedFor: 'history' } },
  )
  const end = observe(actor, observer)
  actor.start()
  actor.send({ type: 'script.arrived', script: 'slip' })
  actor.send({ type: 'script.arrived', script: 'history' })
  actor.send({ type: 'script.failed', script: 'menu' })
  observer.flush()
  end()
  actor.stop()
  for (let place = 0; place < more; place += 1)
    entries.push({
      at: (now += 5),
      kind: 'burst',
      actor: 'reload',
      event: 'message.arrived',
      count: place + 1,
    })
  return {
    format: 'slipway-recording',
    version: 1,
    client: '202611210600',
    began: '2026-11-21T06:00:00.000Z',
    entries,
  }
}
