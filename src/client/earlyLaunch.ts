import type { LaunchLink } from '#machines/launch/types.ts'
import type { HeadStart } from '#src/api/http/headStart.ts'
import { launchRequest } from '#src/api/launchRequest.ts'
import { deviceTimeZone } from '#src/i18n/timeZone.ts'
import { launchLinkPlace, sessionPlaces } from '#src/storage/launchPlaces.ts'
import { createStorage, type Storage, type StorageHost } from '#src/storage/storage.ts'
import { isFields } from '#src/wire/fields.ts'

interface Early {
  readonly headStart: Pick<HeadStart, 'begin'>
  readonly host: StorageHost
  /** Where the contract's paths begin. */
  readonly apiBase: string
}

/**
 * Exchanges the link while the scripts are still on their way; the launch takes the reply. As the launch does, it first
 * writes the link down, so that a reload begins with it again [LAUNCH-03].
 */
export function launchEarly(link: LaunchLink | null, { headStart, host, apiBase }: Early): void {
  if (link === null) return
  const storage = createStorage(host)
  if (isUsed(link, storage)) return
  storage.write({ ...launchLinkPlace, decode: () => null }, { version: 1, ...link })
  headStart.begin({
    method: 'POST',
    url: `${apiBase}/game-launch/`,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(launchRequest(link, deviceTimeZone())),
  })
}

/** Whether a kept session may have come of this link: then it goes on, and the launch decides [LAUNCH-08]. */
function isUsed(link: LaunchLink, storage: Storage): boolean {
  return sessionPlaces.some((place) => {
    const kept = storage.read({ ...place, decode: (value) => (isFields(value) ? value : null) })
    return kept?.linkToken === link.token
  })
}
