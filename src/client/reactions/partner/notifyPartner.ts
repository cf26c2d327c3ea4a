import type { Client } from '#src/client/createClient.ts'
import { appVersion } from '#src/client/version.ts'
import type { Timers } from '#src/realtime/timers.ts'

import { watchHeight } from './contentHeight.ts'
import type { AppRouter } from './router.ts'
import { watchBooked } from './watchBooked.ts'

type Told = Pick<Client, 'api' | 'appActor' | 'session' | 'partner' | 'prebookNotice'>

/**
 * Tells the partner's page around the client, from the first screen of a session on: that it is there, where the member
 * is, how high it is, and which of the booked bets are placed [HOST-04].
 */
export function tellPartner(client: Told, router: AppRouter, timers: Timers): void {
  const { appActor, session, partner } = client
  watchBooked(client, timers)
  let told: string | null = null
  let followHeight = (): void => undefined
  const look = (): void => {
    const settings = session.settings()
    const path = router.state.resolvedLocation?.pathname
    const isShown = path !== undefined && !/^\/(?:v8\/)?launch/.test(path)
    if (settings === null || !isShown || !appActor.getSnapshot().hasTag('running')) return
    if (told === null) {
      partner.tell({ type: 'ready', data: { appVersion, isGuest: settings.isGuest } })
      followHeight = watchHeight(document, (pixels) => partner.tell({ type: 'height', data: { pixels } }))
    }
    followHeight()
    if (path === told) return
    told = path
    partner.tell({ type: 'navigation', data: { path: path.startsWith('/v8/') ? path : `/v8${path}` } })
  }
  router.subscribe('onRendered', look)
  appActor.subscribe(look)
  look()
}
