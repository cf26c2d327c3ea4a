import { fromCallback, type EventObject } from 'xstate'

import { connectivityMachine } from '#machines/connectivity/machine.ts'
import type { PageEvent } from '#machines/connectivity/types.ts'
import type { Clock, Page } from '#src/client/platform/environment.ts'
import type { Connectivity } from '#src/client/root/connectivity.ts'

export interface WatchedPage {
  readonly page: Page
  readonly clock: Pick<Clock, 'now' | 'startTicking' | 'stopTicking'>
}

const tickEvery = 5_000
/** A page that has not ticked for this long was asleep or frozen, or is hidden. */
const sleepLasts = 20_000

/** The machine of the page and its network, with the browser's own word for what it waits for [LIVE-04]. */
export function connectivityLogic({
  page: { window, document },
  clock: { now, startTicking, stopTicking },
}: WatchedPage) {
  return connectivityMachine.provide({
    actors: {
      watchPage: fromCallback(({ sendBack }) => {
        const tell = (event: PageEvent) => () => sendBack(event)
        const isShown = (): boolean => document.visibilityState === 'visible'
        const wentDown = tell({ type: 'network.lost' })
        const wasHidden = tell({ type: 'page.hidden' })
        const jumped = tell({ type: 'time.jumped' })
        let tickedAt = now()
        const hasSlept = (): boolean => {
          const before = tickedAt
          tickedAt = now()
          return tickedAt - before > sleepLasts
        }
        const tick = (): void => {
          if (hasSlept()) jumped()
        }
        const changed = (): void => {
          if (isShown()) sendBack({ type: 'page.shown', hasSlept: hasSlept() } satisfies PageEvent)
          else wasHidden()
        }
        const heard = [
          [window, 'offline', wentDown],
          [window, 'online', tell({ type: 'network.cameBack' })],
          [window, 'pagehide', tell({ type: 'page.unloaded' })],
          [window, 'pageshow', tell({ type: 'page.restored' })],
          [document, 'visibilitychange', changed],
        ] as const
        for (const [target, type, listener] of heard) target.addEventListener(type, listener)
        const ticking = startTicking(tick, tickEvery)
        if (!window.navigator.onLine) wentDown()
        if (!isShown()) wasHidden()
        return () => {
          for (const [target, type, listener] of heard) target.removeEventListener(type, listener)
          stopTicking(ticking)
        }
      }),
    },
  })
}

/** For machines that want to know: tells each what the root's `connectivity` does. */
export function connectivityActor({
  connectivity,
}: {
  readonly connectivity: Pick<Connectivity, 'subscribe'>
}) {
  return fromCallback<EventObject>(({ sendBack }) => connectivity.subscribe(sendBack))
}
