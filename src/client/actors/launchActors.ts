import { fromPromise } from 'xstate'

import type { Start } from '#machines/app/types.ts'
import { launchMachine } from '#machines/launch/machine.ts'
import type { Granted, LaunchLink, LoadedMember } from '#machines/launch/types.ts'
import type { Settings } from '#machines/session/settings.ts'
import type { Services } from '#src/client/services.ts'
import { launchLinkRecord } from '#src/storage/launchRecords.ts'
import { deviceSession, tabSession, type KeptSession } from '#src/storage/records.ts'

/**
 * The session this tab goes on with after a reload. Another tab of the same session may have refreshed the token since;
 * another session of the same browser may be another member's.
 */
export function keptSession({ storage }: Pick<Services, 'storage'>): KeptSession | null {
  const ofTab = storage.read(tabSession)
  const ofDevice = storage.read(deviceSession)
  if (ofTab === null || ofDevice?.settings.sessionId === ofTab.settings.sessionId) return ofDevice
  return ofTab
}

/**
 * What the page was opened with: a link, unless it is the one this tab's session came from; a link that no session has
 * come of yet; else the kept session.
 */
export function findStart(services: Pick<Services, 'storage'>, link: LaunchLink | null): Start {
  const { storage } = services
  const isStorageBlocked = storage.blocked
  const kept = keptSession(services)
  const wanted = link ?? storage.read(launchLinkRecord)
  // A reload of the partner's page brings its used link back: the session goes on [LAUNCH-08].
  if (wanted !== null && kept?.linkToken !== wanted.token)
    return { start: { kind: 'link', link: wanted }, isStorageBlocked }
  if (kept === null) return { start: { kind: 'nothing' }, isStorageBlocked }
  return {
    start: {
      kind: 'restored',
      settings: { ...kept.settings, token: kept.token, tokenExpiresAt: kept.tokenExpiresAt },
    },
    isStorageBlocked,
  }
}

export function readStartActor(start: Start) {
  return fromPromise<Start>(() => Promise.resolve(start))
}

/** The launch, with its calls. Once the member is known, storage and preferences are theirs and calls may leave. */
export function launchLogic(services: Services) {
  const { api, storage } = services
  const granted = (settings: Settings): Granted => ({
    settings,
    tokenLifetime: settings.tokenExpiresAt - api.serverNow(),
  })
  return launchMachine.provide({
    actors: {
      exchangeLink: fromPromise<Granted, { link: LaunchLink }>(async ({ input, signal }) => {
        const { link } = input
        // Until it is answered a reload begins with the link again [LAUNCH-03].
        storage.write(launchLinkRecord, { version: 1, ...link })
        const settings = await api.launch(link, signal)
        // From now on a reload goes on with the session: the first call under it spends the link.
        const { token, tokenExpiresAt } = settings
        storage.write(tabSession, { version: 1, settings, token, tokenExpiresAt, linkToken: link.token })
        storage.remove(launchLinkRecord)
        return granted(settings)
      }),
      checkSession: fromPromise<Granted, { settings: Settings }>(async ({ input, signal }) =>
        granted(await api.checkLaunch(input.settings, signal)),
      ),
      loadMember: fromPromise<LoadedMember, { settings: Settings }>(async ({ input, signal }) => {
        const { settings } = input
        const [member, wallet] = await Promise.all([
          api.member(settings.token, signal),
          settings.isGuest ? null : api.launchWallet(settings, signal),
        ])
        services.begin(settings)
        return { member, balance: wallet?.balance ?? null }
      }),
    },
  })
}
