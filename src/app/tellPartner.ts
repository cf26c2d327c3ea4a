import type { Client } from '#src/client/createClient.ts'
import { appVersion } from '#src/client/version.ts'

import { watchHeight } from './contentHeight.ts'
import type { AppRouter } from './router.ts'

type Told = Pick<Client, 'appActor' | 'session' | 'partner'>

/**
 * Tells the partner's page around the client, from the first screen of a session on: that it is there, where the member
 * is, and how high it is [HOST-04].
 */
export function tellPartner({ appActor, session, partner }: Told, router: AppRouter): void {
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
