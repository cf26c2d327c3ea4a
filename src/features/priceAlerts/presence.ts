import { createAtom, type Atom } from '@tanstack/store'

import type { Services } from '#src/client/services.ts'
import { alertsPlace } from '#src/storage/records/alerts/alertsPlace.ts'

/** Whether this page has anything to do with alerts: the member has some on this device, or did have since. Made once per client. */
export function createAlertPresence({ storage }: Pick<Services, 'storage'>): Atom<boolean> {
  const isAny = (): boolean => storage.names(alertsPlace.name).length > 0
  const presence = createAtom(isAny())
  storage.subscribe((name) => {
    if (name === alertsPlace.name && isAny()) presence.set(true)
  })
  return presence
}
