import type { ConnectivityEvent } from '#machines/socket/types.ts'

export interface Connectivity {
  subscribe(listener: (event: ConnectivityEvent) => void): () => void
  /** Whether the page can be looked at now. */
  isShown(): boolean
}

/** What of the page it needs; given from outside so that tests hold the clock. */
export interface ConnectivityHost {
  readonly window: Pick<Window, 'addEventListener' | 'removeEventListener'>
  readonly document: Pick<Document, 'addEventListener' | 'removeEventListener' | 'visibilityState'>
  readonly startTicking: (tick: () => void, milliseconds: number) => number
  readonly stopTicking: (id: number) => void
  /** Wall clock: it goes on while the machine sleeps. */
  readonly now: () => number
}

const tickEvery = 5_000
/** A visible page that has not ticked for this long was asleep or frozen. */
const sleepLasts = 20_000

/** The page and its network, one watch for all who want to know [LIVE-04]. It watches while somebody listens. */
export function createConnectivity({
  window,
  document,
  startTicking,
  stopTicking,
  now,
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
    isShown: () => document.visibilityState === 'visible',
    subscribe(listener) {
      if (listeners.size === 0) start()
      listeners.add(listener)
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) stop()
      }
    },
  }
}
