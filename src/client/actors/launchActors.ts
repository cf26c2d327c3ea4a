import { fromPromise } from 'xstate'

import type { Start } from '#machines/app/types.ts'
import { failureOf } from '#machines/failure.ts'
import { launchMachine } from '#machines/launch/machine.ts'
import type { Granted, LaunchLink, LoadedMember } from '#machines/launch/types.ts'
import type { KeptSettings, Settings } from '#machines/session/settings.ts'
import type { Services } from '#src/client/services.ts'
import { launchLinkRecord } from '#src/storage/records/launchRecords.ts'
import { deviceSession, tabSession, type KeptSession } from '#src/storage/records/records.ts'
import type { LaunchReply } from '#src/wire/session/settings.ts'
import type { OpenedLink, SessionTokens } from '#src/wire/session/tokens.ts'

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

/** What the page starts from: as the machines know it, and with its tokens. */
export interface Opening {
  readonly start: Start
  /** Where it starts from a link. */
  readonly link: OpenedLink | null
  /** Where it starts from a kept session. */
  readonly kept: KeptSession | null
}

/**
 * What the page was opened with: a link, unless it is the one this tab's session came from; a link that no session has
 * come of yet; else the kept session.
 */
export function findStart(services: Pick<Services, 'storage'>, opened: OpenedLink | null): Opening {
  const { storage } = services
  const isStorageBlocked = storage.blocked
  const kept = keptSession(services)
  const wanted = opened ?? storage.read(launchLinkRecord)
  // A reload of the partner's page brings its used link back: the session goes on [LAUNCH-08].
  if (wanted !== null && kept?.linkToken !== wanted.token) {
    const link = withoutTokens(wanted)
    return { start: { start: { kind: 'link', link }, isStorageBlocked }, link: wanted, kept: null }
  }
  if (kept === null)
    return { start: { start: { kind: 'nothing' }, isStorageBlocked }, link: null, kept: null }
  return {
    start: { start: { kind: 'restored', settings: kept.settings }, isStorageBlocked },
    link: null,
    kept,
  }
}

function withoutTokens({
  isGuest,
  language,
  oddsType,
  theme,
  pressRule,
  eventId,
  competitionIds,
}: OpenedLink): LaunchLink {
  return { isGuest, language, oddsType, theme, pressRule, eventId, competitionIds }
}

export function readStartActor(start: Start) {
  return fromPromise<Start>(() => Promise.resolve(start))
}

/** The launch, with its calls. Once the settings are granted, storage and preferences are the member's and calls may leave. */
export function launchLogic(services: Services) {
  const { api, storage, credentials } = services
  /** From here on calls may leave: the first screen's are made beside the launch's own. */
  const grant = ({ settings, tokens }: LaunchReply): Granted => {
    credentials.grant(tokens)
    services.begin(settings)
    return { settings, tokenLifetime: tokens.tokenExpiresAt - api.serverNow() }
  }
  return launchMachine.provide({
    actors: {
      exchangeLink: fromPromise<Granted, { link: LaunchLink }>(async ({ input, signal }) => {
        const link = { ...input.link, ...openedTokens(services) }
        // Until it is answered a reload begins with the link again [LAUNCH-03].
        storage.write(launchLinkRecord, { version: 1, ...link })
        const reply = await api.launch(link, signal)
        // From now on a reload goes on with the session: the first call under it spends the link.
        storage.write(tabSession, { version: 1, ...reply, linkToken: link.token })
        storage.remove(launchLinkRecord)
        return grant(reply)
      }),
      checkSession: fromPromise<Granted, { settings: KeptSettings }>(async ({ signal }) =>
        grant(await api.checkLaunch(grantedTokens(services), signal)),
      ),
      loadMember: fromPromise<LoadedMember, { settings: Settings }>(async ({ input, signal }) => {
        const { settings } = input
        const { token } = grantedTokens(services)
        const [member, wallet] = await Promise.all([
          api.member(token, signal),
          settings.isGuest ? null : api.launchWallet(token, settings.currency, signal).catch(unlessBroken),
        ])
        return { member, balance: wallet?.balance ?? null }
      }),
    },
  })
}

/** A server in trouble says nothing of the balance: it is asked for until it is known, and holds nobody up [HIST-03]. */
function unlessBroken(error: unknown): null {
  if (failureOf(error).kind === 'broken') return null
  throw error
}

function openedTokens({ credentials: { link } }: Pick<Services, 'credentials'>) {
  if (link === null) throw new Error('no launch link to exchange')
  return link
}

function grantedTokens({ credentials }: Pick<Services, 'credentials'>): SessionTokens {
  const tokens = credentials.granted()
  if (tokens === null) throw new Error('nothing was granted yet')
  return tokens
}
