import type { QueryClient } from '@tanstack/react-query'
import { createAtom, type Atom } from '@tanstack/store'
import { createActor, type ActorRefFrom } from 'xstate'

import { appMachine } from '#machines/app/machine.ts'
import type { Start } from '#machines/app/types.ts'
import type { MaintenanceEvent } from '#machines/maintenance/types.ts'
import type { KeptSettings } from '#machines/session/settings.ts'
import { createApi, type MemberApi } from '#src/api/api.ts'
import { createPartnerPage } from '#src/host/partnerPage.ts'
import { createCounters, type Counters } from '#src/realtime/counters.ts'
import { createLiveness, type Liveness } from '#src/realtime/liveness.ts'
import type { LiveStatsNotice, PrebookNotice } from '#src/realtime/messages.ts'
import { createPriceBook, type PriceBook } from '#src/realtime/priceBook.ts'
import { createReconciler } from '#src/realtime/reconciler.ts'
import { createScoreBook, type ScoreBook } from '#src/realtime/scoreBook.ts'
import { machineClock } from '#src/realtime/timers.ts'
import { createKey } from '#src/storage/createKey.ts'
import { createStorage } from '#src/storage/storage.ts'
import type { OpenedLink } from '#src/wire/tokens.ts'

import { createLateMaintenance } from './actors/lateMaintenance.ts'
import { createLateServers } from './actors/lateServers.ts'
import { createLateSlip } from './actors/lateSlip.ts'
import { findStart, launchLogic, readStartActor } from './actors/launchActors.ts'
import { createReload, type ReloadActor } from './actors/reloadActors.ts'
import { sessionLogic } from './actors/sessionActors.ts'
import { socketLogic } from './actors/socketActors.ts'
import { createConfig } from './config.ts'
import { createConnectivity } from './connectivity.ts'
import { createCredentials } from './credentials.ts'
import type { Environment } from './environment.ts'
import { createFaultLog, type FaultLog } from './faults.ts'
import { createMessageRouter } from './messageRouter.ts'
import { createMinutes, type Minutes } from './minutes.ts'
import { createPartner, type Partner } from './partner.ts'
import { createPreferences, type Preferences } from './preferences.ts'
import { createQueryClient } from './queryClient.ts'
import { forgetUnseen } from './reactions/forgetUnseen.ts'
import { keepCurrent } from './reactions/keepCurrent.ts'
import { noticingRefusals, watchMaintenance } from './reactions/maintenance.ts'
import { startReactions } from './reactions/reactions.ts'
import { watchTheme } from './reactions/theme.ts'
import type { Services } from './services.ts'
import { createSessionStore, type Session } from './session.ts'
import { unsigned } from './signing.ts'
import { appVersion } from './version.ts'

/** Everything that lives as long as the page, outside React. */
export interface Client {
  /** The root of all machines; its children are `launch`, `session`, `betSlip` and the channels. */
  readonly appActor: ActorRefFrom<typeof appMachine>
  readonly api: MemberApi
  readonly queryClient: QueryClient
  readonly session: Session
  readonly preferences: Preferences
  readonly priceBook: PriceBook
  readonly scoreBook: ScoreBook
  readonly liveness: Liveness
  readonly nextTurn: Environment['nextTurn']
  /** The browser refuses us storage [LAUNCH-08]. */
  readonly isStorageBlocked: boolean
  readonly counters: Counters
  readonly partner: Partner
  readonly faults: FaultLog
  /** What is done about a script that cannot be had. */
  readonly reload: ReloadActor
  /** Fetches the slip's code now: somebody waits for it. */
  loadSlip(): void
  readonly minutes: Minutes
  /** The last that was heard of a booked bet [PREBOOK-06]. */
  readonly prebookNotice: Atom<PrebookNotice | null>
  /** The last that was told of a map's statistics [STAT-06]. */
  readonly liveStatsNotice: Atom<LiveStatsNotice | null>
  /** What a feature makes for itself of what the machines' actors are made of, once: its code comes with the feature. */
  readonly own: Services['own']
  /** Starts the machines; once. */
  start(): void
}

function firstTheme({ start }: Start): string | null {
  if (start.kind === 'nothing') return null
  return start.kind === 'link' ? start.link.theme : start.settings.theme
}

/**
 * Makes the client of a page. Nothing is called before `start`.
 * @param link the launch link the page was opened with, its tokens already out of the address bar
 */
export function createClient(environment: Environment, link: OpenedLink | null): Client {
  const { clock, page, root, fetch, openSocket, reportError } = environment
  const config = createConfig(environment)
  const signing = environment.signing ?? unsigned(clock.now)
  const now = clock.steadyNow
  const counters = createCounters()
  const storage = createStorage(environment.storages, (what) => counters.count(what))
  const liveness = createLiveness(clock)
  const session = createSessionStore()
  const partner = createPartner({
    session,
    storage,
    counters,
    page: createPartnerPage(environment.frame),
  })
  const opening = findStart({ storage }, link)
  const credentials = createCredentials({ ...opening, now })
  const preferences = createPreferences({
    storage,
    // A link that only came back with a reload is no new word.
    link: opening.link,
    browserLanguages: environment.languages,
    deviceTimeZone: environment.timeZone,
  })
  const adopt = (settings: KeptSettings): void => {
    storage.setOwner({ partner: settings.partnerName, member: settings.memberCode })
    preferences.begin(settings)
  }
  if (opening.kept !== null) adopt(opening.kept.settings)
  const queryClient = createQueryClient()
  // An error of a listener keeps nobody else from being told.
  const priceBook = createPriceBook({
    clock,
    now,
    serverLatest: signing.clock.latest,
    notAhead: signing.clock.notAhead,
    counters,
    onListenerError: reportError,
  })
  const scoreBook = createScoreBook({ clock, counters, onListenerError: reportError })
  // Until the events channel is live nothing shown is known to be current.
  priceBook.setStale(true)
  const reconciler = createReconciler({ timers: clock, liveness, generation: priceBook.generation })
  keepCurrent({ queryClient, priceBook, liveness, reconciler })

  const tellMaintenance = (event: MaintenanceEvent): void => {
    maintenance.load()
    appActor.getSnapshot().children.maintenance?.send(event)
  }
  const onServiceRefused = (): void => tellMaintenance({ type: 'service.refused' })
  const checkMaintenance = (): void => tellMaintenance({ type: 'check.requested' })
  const sessionActor = () => appActor.getSnapshot().children.session
  const api = createApi({
    serverAddress: config.serverAddress,
    mainServers: config.servers.map(({ address }) => address),
    onServerFact(fact) {
      if (fact.type === 'call.failed') servers.load()
      appActor.getSnapshot().children.servers?.send(fact)
    },
    sign: signing.sign,
    token: credentials.token,
    language: () => preferences.get('language'),
    timeZone: () => preferences.get('timeZone'),
    currency: () => session.settings()?.currency ?? null,
    clock: signing.clock,
    fetch: noticingRefusals(fetch, onServiceRefused),
    sentAt: environment.sentAt,
    timers: clock,
    isOffline: () => !page.window.navigator.onLine,
    nextTurn: environment.nextTurn,
    now: clock.now,
    onUnauthorized(token) {
      // A 401 for a token that has been renewed meanwhile says nothing of the session.
      if (token === credentials.token()) sessionActor()?.send({ type: 'call.unauthorized' })
    },
    onForbidden: () => sessionActor()?.send({ type: 'call.forbidden' }),
    onLeftOut: counters.count,
  })

  const prebookNotice = createAtom<PrebookNotice | null>(null)
  const liveStatsNotice = createAtom<LiveStatsNotice | null>(null)
  const freshKey = (): string => createKey(environment.fillRandom)
  const owned = new Map<unknown, unknown>()
  const services: Services = {
    config,
    signing,
    domain: environment.domain,
    api,
    queryClient,
    session,
    credentials,
    preferences,
    priceBook,
    scoreBook,
    liveness,
    nextTurn: environment.nextTurn,
    storage,
    storages: environment.storages,
    counters,
    partner,
    createKey: freshKey,
    connectivity: createConnectivity({ page, clock }),
    reconciler,
    readers: createMessageRouter({
      queryClient,
      priceBook,
      scoreBook,
      prebookNotice,
      liveStatsNotice,
      tellMaintenance: (said) =>
        tellMaintenance({ type: 'status.arrived', status: { ...said, at: api.serverNow() } }),
      counters,
      notAhead: signing.clock.notAhead,
      timers: clock,
    }),
    prebookNotice,
    onServiceRefused,
    checkMaintenance,
    openSocket,
    timers: clock,
    now,
    deviceNow: clock.now,
    begin(settings) {
      adopt(settings)
      credentials.begin()
      session.begin(settings)
    },
    own<Made>(make: (all: Services) => Made): Made {
      if (!owned.has(make)) owned.set(make, make(services))
      // What stands under a maker is what it made.
      return owned.get(make) as Made
    },
  }

  const slip = createLateSlip(services)
  const maintenance = createLateMaintenance(services)
  const servers = createLateServers(services)
  const appActor: ActorRefFrom<typeof appMachine> = createActor(
    appMachine.provide({
      actors: {
        readStart: readStartActor(opening.start),
        launch: launchLogic(services),
        session: sessionLogic(services),
        socket: socketLogic(services, sessionActor),
        betSlip: slip.logic,
        maintenance: maintenance.logic,
        servers: servers.logic,
      },
    }),
    {
      input: { random: environment.random(), servers: config.servers },
      clock: machineClock(clock),
    },
  )
  const reload = createReload({ storage, environment })
  // While maintenance lasts its code might not be had either.
  const loadSlip = (): void => {
    slip.load()
    maintenance.load()
  }
  startReactions(services, appActor, { slip: loadSlip, servers: servers.load })
  void signing.dropped.then((dropped) => dropped.forEach((what) => counters.count(what)))

  return {
    appActor,
    api,
    queryClient,
    session,
    preferences,
    priceBook,
    scoreBook,
    liveness,
    nextTurn: environment.nextTurn,
    isStorageBlocked: storage.blocked,
    counters,
    partner,
    loadSlip: slip.load,
    minutes: createMinutes({ api, timers: clock, page }),
    prebookNotice,
    liveStatsNotice,
    own: services.own,
    reload,
    faults: createFaultLog({ counters, serverNow: api.serverNow, version: appVersion }),
    start() {
      watchTheme({
        session,
        counters,
        fetch,
        assets: config.serverAddress('assets'),
        root,
        first: firstTheme(opening.start),
      })
      forgetUnseen({ clock, queryClient, priceBook, scoreBook })
      reload.start()
      appActor.start()
      watchMaintenance(services, appActor, tellMaintenance)
      if (environment.isReload) checkMaintenance()
    },
  }
}
