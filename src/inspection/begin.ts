import { browserTurn } from '#src/client/environment.ts'
import { appVersion } from '#src/client/version.ts'

import { followRoots } from './followRoots.ts'
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
    follow: (tell) => followRoots(tell, () => performance.now()),
    later: (run) => void browserTurn(window).then(run),
  })
let end = begin()
window.addEventListener('pagehide', () => end())
// A page out of the back button's cache is there again.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) end = begin()
})
