import type { ConnectivityEvent } from '#machines/socket/types.ts'

import type { Clock, Page } from './environment.ts'

export interface Connectivity {
  subscribe(listener: (event: ConnectivityEvent) => void): () => void
  /** Tells everybody to try again at once: the servers are back, as far as is known elsewhere. */
  tellBack(): void
}

export interface ConnectivityHost {
  readonly page: Page
  readonly clock: Pick<Clock, 'now' | 'startTicking' | 'stopTicking'>
}

const tickEvery = 5_000
/** A visible page that has not ticked for this long was asleep or frozen. */
const sleepLasts = 20_000

/** The page and its network, one watch for all who want to know [LIVE-04]. It watches while somebody listens. */
export function createConnectivity({
  page: { window, document },
  clock: { now, startTicking, stopTicking },
}: ConnectivityHost): Connectivity {
  const listeners = new Set<(event: ConnectivityEvent) => void>()
  let tickedAt = 0
  let ticking = 0

  const tell = (type: ConnectivityEvent['type']) => (): void => {
    for (const listener of listeners) listener({ type })
  }
  const lost = tell('connection.lost')
  const cameBack = tell('connection.cameBack')
  const left = tell('page.left')
  const returned = tell('page.returned')
  const woke = tell('page.woke')

  const tick = (): void => {
    const time = now()
    const slept = time - tickedAt > sleepLasts
    tickedAt = time
    // A hidden page's timers are merely slow.
    if (slept && document.visibilityState === 'visible') woke()
  }
  const shown = (): void => {
    if (document.visibilityState !== 'visible') return
    tick()
    returned()
  }

  const start = (): void => {
    window.addEventListener('offline', lost)
    window.addEventListener('online', cameBack)
    window.addEventListener('pagehide', left)
    window.addEventListener('pageshow', returned)
    document.addEventListener('visibilitychange', shown)
    tickedAt = now()
    ticking = startTicking(tick, tickEvery)
  }
  const stop = (): void => {
    window.removeEventListener('offline', lost)
    window.removeEventListener('online', cameBack)
    window.removeEventListener('pagehide', left)
    window.removeEventListener('pageshow', returned)
    document.removeEventListener('visibilitychange', shown)
    stopTicking(ticking)
  }

  return {
    tellBack: cameBack,
    subscribe(listener) {
      if (listeners.size === 0) start()
      listeners.add(listener)
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) stop()
      }
    },
  }
}
