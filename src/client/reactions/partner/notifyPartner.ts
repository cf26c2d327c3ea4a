import type { RegisteredRouter } from '@tanstack/react-router'

import type { Client } from '#src/client/client.ts'
import type { Environment } from '#src/client/platform/environment.ts'
import { appVersion } from '#src/client/platform/version.ts'

import { watchHeight } from './contentHeight.ts'
import { watchBooked } from './watchBooked.ts'

type Told = Pick<Client, 'api' | 'appActor' | 'session' | 'partner' | 'topics'>

/**
 * Tells the partner's page around the client, from the first screen of a session on: that it is there, where the member
 * is, how high it is, and which of the booked bets are placed [HOST-04].
 */
export function notifyPartner(
  client: Told,
  router: RegisteredRouter,
  { clock, document }: Pick<Environment, 'clock'> & { readonly document: Document },
): void {
  const { appActor, session, partner } = client
  watchBooked(client, clock)
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
