import { createObserver, observe } from '#recording/observe.ts'
import { createRedactor } from '#recording/redact.ts'
import { client } from '#src/begin.ts'
import { browserTurn } from '#src/client/platform/environment.ts'
import { appVersion } from '#src/client/platform/version.ts'

import { beInspected, openChannel } from './inspect.ts'

const since = new Date().toISOString()
const channel = openChannel()
const begin = (): (() => void) =>
  beInspected({
    channel,
    version: appVersion,
    path: () => window.location.pathname,
    name: `${since} ${Math.random().toString(36).slice(2, 8)}`,
    since,
    follow(tell) {
      const began = performance.now()
      const now = (): number => performance.now() - began
      // What nobody else may read is taken out here, before anything leaves the client.
      return observe(client.appActor, createObserver({ now, keep: tell, redactor: createRedactor() }))
    },
    later: (run) => void browserTurn(window).then(run),
  })
let end = begin()
window.addEventListener('pagehide', () => end())
// A page out of the back button's cache is there again.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) end = begin()
})
