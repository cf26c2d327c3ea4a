import { createActor } from 'xstate'

import type { ProvidedLater } from '#machines/app/later.ts'
import { appMachine } from '#machines/app/machine.ts'
import type { Start } from '#machines/app/types.ts'
import type { MaintenanceEvent } from '#machines/maintenance/types.ts'
import type { KeptSettings } from '#machines/session/settings.ts'
import { createApi } from '#src/api/api.ts'
import { createPartnerPage } from '#src/host/partnerPage.ts'
import { createCounters } from '#src/realtime/counters.ts'
import { createLiveness } from '#src/realtime/liveness.ts'
import { createPriceBook } from '#src/realtime/prices/priceBook.ts'
import { createReconciler } from '#src/realtime/reconciler.ts'
import { createScoreBook } from '#src/realtime/scoreBook.ts'
import { machineClock } from '#src/realtime/timers.ts'
import { createTopics } from '#src/realtime/topics/topics.ts'
import { createKey } from '#src/storage/journal/createKey.ts'
import { createStorage } from '#src/storage/storage.ts'
import type { OpenedLink } from '#src/wire/session/tokens.ts'

import { connectivityLogic } from './actors/connectivityActors.ts'
import { createDeferredMaintenance } from './actors/deferredMaintenance.ts'
import { createDeferredServers } from './actors/deferredServers.ts'
import { createDeferredSlip } from './actors/deferredSlip.ts'
import { findStart, launchLogic, readStartActor } from './actors/launchActors.ts'
import { hearScripts, reloadedFor, reloadLogic } from './actors/reloadActors.ts'
import { sessionLogic } from './actors/sessionActors.ts'
import { socketLogic } from './actors/socketActors.ts'
import type { Client } from './client.ts'
import { createMessageRouter } from './data/messageRouter.ts'
import { createQueryClient } from './data/queryClient.ts'
import { createOnce } from './once.ts'
import { createConfig } from './platform/config.ts'
import type { Environment } from './platform/environment.ts'
import { createFaultLog } from './platform/faults.ts'
import { createMinutes } from './platform/minutes.ts'
import { unsigned } from './platform/signing.ts'
import { appVersion } from './platform/version.ts'
import { forgetUnseen } from './reactions/forgetUnseen.ts'
import { keepCurrent } from './reactions/keepCurrent.ts'
import { noticingRefusals, watchMaintenance } from './reactions/maintenance.ts'
import { watchMotion } from './reactions/motion.ts'
import { startReactions } from './reactions/reactions.ts'
import { watchTheme } from './reactions/theme.ts'
import { actorOf, type AppActor } from './root/actorOf.ts'
import { createConnectivity } from './root/connectivity.ts'
import { createDeferredActors } from './root/deferredActors.ts'
import type { Services } from './services.ts'
import { createCredentials } from './session/credentials.ts'
import { createPartner } from './session/partner.ts'
import { createPreferences } from './session/preferences.ts'
import { createSessionStore } from './session/session.ts'

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
  // Of the page, once: a recording keeps it, so that a replay waits as long.
  const random = environment.random()
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

  const reportMaintenance = (event: MaintenanceEvent): void => {
    maintenance.load()
    actorOf({ appActor }, 'maintenance')?.send(event)
  }
  const onServiceRefused = (): void => reportMaintenance({ type: 'service.refused' })
  const checkMaintenance = (): void => reportMaintenance({ type: 'check.requested' })
  const api = createApi({
    serverAddress: config.serverAddress,
    mainServers: config.servers.map(({ address }) => address),
    onServerFact(fact) {
      if (fact.type === 'call.failed') servers.load()
      actorOf({ appActor }, 'servers')?.send(fact)
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
      if (token === credentials.token()) actorOf({ appActor }, 'session')?.send({ type: 'call.unauthorized' })
    },
    onForbidden: () => actorOf({ appActor }, 'session')?.send({ type: 'call.forbidden' }),
    onLeftOut: counters.count,
  })

  const topics = createTopics({
    counters,
    notAhead: signing.clock.notAhead,
    onListenerError: reportError,
  })
  const freshKey = (): string => createKey(environment.fillRandom)
  const deferredActors = createDeferredActors()
  const services: Services = {
    get appActor() {
      return appActor
    },
    deferredActors,
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
    connectivity: createConnectivity({
      get appActor() {
        return appActor
      },
    }),
    reconciler,
    readers: createMessageRouter({
      queryClient,
      priceBook,
      scoreBook,
      topics,
      reportMaintenance: (said) =>
        reportMaintenance({ type: 'status.arrived', status: { ...said, at: api.serverNow() } }),
      counters,
      timers: clock,
      random,
    }),
    topics,
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
    once: createOnce((): Services => services),
  }

  const slip = createDeferredSlip(services)
  const maintenance = createDeferredMaintenance(services)
  const servers = createDeferredServers(services)
  const appActor: AppActor = createActor(
    appMachine.provide({
      actors: {
        readStart: readStartActor(opening.start),
        launch: launchLogic(services),
        session: sessionLogic(services),
        socket: socketLogic(services),
        betSlip: slip.logic,
        connectivity: connectivityLogic({ page, clock }),
        maintenance: maintenance.logic,
        servers: servers.logic,
        reload: reloadLogic(storage, environment),
        orientation: deferredActors.orientation.logic,
        luckyCombo: deferredActors.luckyCombo.logic,
        prebook: deferredActors.prebook.logic,
        stream: deferredActors.stream.logic,
        onboarding: deferredActors.onboarding.logic,
        care: deferredActors.care.logic,
      } satisfies ProvidedLater,
    }),
    {
      input: {
        random,
        servers: config.servers,
        reloadedFor: reloadedFor(storage),
      },
      clock: machineClock(clock),
    },
  )
  hearScripts(page, appActor)
  // Once maintenance has begun, its own code might not load.
  const loadSlip = (): void => {
    slip.load()
    maintenance.load()
  }
  startReactions(services, appActor, { slip: loadSlip, servers: servers.load }, environment)
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
    topics,
    once: services.once,
    faults: createFaultLog({ counters, serverNow: api.serverNow, version: appVersion }),
    start() {
      watchMotion(preferences, root)
      watchTheme({
        session,
        preferences,
        counters,
        fetch,
        assets: config.serverAddress('assets'),
        root,
        first: firstTheme(opening.start),
      })
      forgetUnseen({ clock, queryClient, priceBook, scoreBook })
      appActor.start()
      watchMaintenance(services, appActor, reportMaintenance)
      if (environment.isReload) checkMaintenance()
    },
  }
}
