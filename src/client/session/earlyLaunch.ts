import type { HeadStart } from '#src/api/http/headStart.ts'
import type { Sign, Signed } from '#src/api/http/middlewares/signing.ts'
import type { ServerAddress } from '#src/api/http/servers.ts'
import { launchRequest } from '#src/api/session/launchRequest.ts'
import { launchLinkPlace, sessionPlaces } from '#src/storage/records/launchPlaces.ts'
import { createStorage, type Storage, type StorageHost } from '#src/storage/storage.ts'
import { isFields } from '#src/wire/base/fields.ts'
import type { OpenedLink } from '#src/wire/session/tokens.ts'

interface Early {
  readonly sign: Sign
  readonly headStart: Pick<HeadStart, 'begin'>
  readonly storages: StorageHost
  /** IANA name of the device's. */
  readonly timeZone: string
  /** Where the launch call goes. */
  readonly serverAddress: ServerAddress
}

/**
 * Exchanges the link while the scripts are still on their way; the launch takes the reply. As the launch does, it first
 * writes the link down, so that a reload begins with it again [LAUNCH-03].
 */
export function launchEarly(
  link: OpenedLink | null,
  { headStart, storages, timeZone, serverAddress, sign }: Early,
): void {
  if (link === null) return
  const storage = createStorage(storages)
  if (isUsed(link, storage)) return
  storage.write({ ...launchLinkPlace, decode: () => null }, { version: 1, ...link })
  headStart.begin(
    {
      method: 'POST',
      url: `${serverAddress('main')}/game-launch/`,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(launchRequest(link, timeZone)),
    },
    sign().then(signedHead),
  )
}

function signedHead(signed: Signed | null): Record<string, string> {
  if (signed === null) return {}
  return { 'X-Public-Token': signed.publicToken, 'X-Request-Signature': signed.signature }
}

/** Whether a kept session may have come of this link: then it goes on, and the launch decides [LAUNCH-08]. */
function isUsed(link: OpenedLink, storage: Storage): boolean {
  return sessionPlaces.some((place) => {
    const kept = storage.read({ ...place, decode: (value) => (isFields(value) ? value : null) })
    return kept?.linkToken === link.token
  })
}
