import type { QueryClient } from '@tanstack/react-query'
import { createActor, type ActorRefFrom } from 'xstate'

import { appMachine } from '#machines/app/machine.ts'
import type { Start } from '#machines/app/types.ts'
import type { LaunchLink } from '#machines/launch/types.ts'
import type { Settings } from '#machines/session/settings.ts'
import { createApi, type Api } from '#src/api/api.ts'
import { createServerClock } from '#src/api/http/serverClock.ts'
import { createPartnerPage } from '#src/host/partnerPage.ts'
import { createCounters, type Counters } from '#src/realtime/counters.ts'
import { browserFrameClock } from '#src/realtime/frames.ts'
import { createLiveness, type Liveness } from '#src/realtime/liveness.ts'
import { createPriceBook, type PriceBook } from '#src/realtime/priceBook.ts'
import { createReconciler } from '#src/realtime/reconciler.ts'
import { createScoreBook, type ScoreBook } from '#src/realtime/scoreBook.ts'
import { createJournal } from '#src/storage/journal.ts'
import { createStorage, type Storage } from '#src/storage/storage.ts'

import { findStart, keptSession, launchLogic, readStartActor } from './actors/launchActors.ts'
import { sessionLogic } from './actors/sessionActors.ts'
import { slipLogic } from './actors/slipActors.ts'
import { socketLogic } from './actors/socketActors.ts'
import { sameOrigin, type Config } from './config.ts'
import { createConnectivity } from './connectivity.ts'
import { createFaultLog, type FaultLog } from './faults.ts'
import { createMessageRouter } from './messageRouter.ts'
import { createPartner, type Partner } from './partner.ts'
import { createPreferences, type Preferences } from './preferences.ts'
import { createQueryClient } from './queryClient.ts'
import { forgetUnseen } from './reactions/forgetUnseen.ts'
import { keepCurrent } from './reactions/keepCurrent.ts'
import { startReactions } from './reactions/reactions.ts'
import { watchTheme } from './reactions/theme.ts'
import type { Services } from './services.ts'
import { createSessionStore, type SessionStore } from './session.ts'
import { appVersion } from './version.ts'

/** Everything that lives as long as the page, outside React. */
export interface Client {
  /** The root of all machines; its children are `launch`, `session`, `betSlip` and the channels. */
  readonly appActor: ActorRefFrom<typeof appMachine>
  readonly api: Api
  readonly queryClient: QueryClient
  readonly session: SessionStore
  readonly preferences: Preferences
  readonly priceBook: PriceBook
  readonly scoreBook: ScoreBook
  readonly liveness: Liveness
  readonly storage: Storage
  readonly counters: Counters
  readonly partner: Partner
  readonly faults: FaultLog
  /** Starts the machines; once. */
  start(): void
}

export interface ClientSettings {
  /** The launch link the page was opened with, its tokens already out of the address bar. */
  readonly link: LaunchLink | null
  readonly config?: Config
}

/** An error of a listener is shown to whoever looks at errors, and keeps nobody else from being told. */
function reportError(error: unknown): void {
  globalThis.reportError(error)
}

function firstTheme({ start }: Start): string | null {
  if (start.kind === 'nothing') return null
  return start.kind === 'link' ? start.link.theme : start.settings.theme
}

/** Makes the client of this page. Nothing is called before `start`. */
export function createClient({ link, config = sameOrigin(window.location) }: ClientSettings): Client {
  const now = (): number => performance.now()
  const storage = createStorage(window)
  const counters = createCounters()
  const liveness = createLiveness()
  const session = createSessionStore(now)
  const partner = createPartner({ session, storage, page: createPartnerPage(window) })
  const opening = findStart({ storage }, link)
  // A link that only came back with a reload is no new word.
  const openedLink = opening.start.kind === 'link' ? opening.start.link : null
  const preferences = createPreferences({
    storage,
    link: openedLink,
    browserLanguages: navigator.languages,
  })
  const adopt = (settings: Settings): void => {
    storage.setOwner({ partner: settings.partnerName, member: settings.memberCode })
    preferences.begin(settings)
  }
  if (opening.start.kind === 'restored') adopt(opening.start.settings)
  const queryClient = createQueryClient()
  const clock = browserFrameClock()
  const priceBook = createPriceBook({ clock, now, counters, onListenerError: reportError })
  const scoreBook = createScoreBook({ clock, counters, onListenerError: reportError })
  // Until the events channel is live nothing shown is known to be current.
  priceBook.setStale(true)
  const reconciler = createReconciler({ liveness, generation: priceBook.generation })
  keepCurrent({ queryClient, priceBook, liveness, reconciler })

  const sessionActor = () => appActor.getSnapshot().children.session
  const api = createApi({
    baseUrl: config.apiBase,
    token: session.token,
    language: () => preferences.get('language'),
    timeZone: () => preferences.get('timeZone'),
    currency: () => session.settings()?.currency ?? null,
    clock: createServerClock(),
    onUnauthorized: (token) => sessionActor()?.send({ type: 'call.unauthorized', token }),
    onForbidden: () => sessionActor()?.send({ type: 'call.forbidden' }),
    onLeftOut: counters.count,
  })

  const services: Services = {
    config,
    api,
    queryClient,
    session,
    preferences,
    priceBook,
    scoreBook,
    liveness,
    storage,
    partner,
    journal: createJournal(storage, api.serverNow),
    connectivity: createConnectivity({
      window,
      document,
      startTicking: (tick, milliseconds) => window.setInterval(tick, milliseconds),
      stopTicking: (id) => window.clearInterval(id),
      now: Date.now,
    }),
    reconciler,
    readers: createMessageRouter({ queryClient, priceBook, scoreBook, counters }),
    linkToken: openedLink?.token ?? keptSession({ storage })?.linkToken ?? null,
    now,
    begin(settings) {
      adopt(settings)
      session.begin(settings)
    },
  }

  const appActor: ActorRefFrom<typeof appMachine> = createActor(
    appMachine.provide({
      actors: {
        readStart: readStartActor(opening),
        launch: launchLogic(services),
        session: sessionLogic(services),
        socket: socketLogic(services, sessionActor),
        betSlip: slipLogic(services),
      },
    }),
    { input: { random: Math.random() } },
  )
  startReactions(services, appActor)

  return {
    appActor,
    api,
    queryClient,
    session,
    preferences,
    priceBook,
    scoreBook,
    liveness,
    storage,
    counters,
    partner,
    faults: createFaultLog({ counters, serverNow: api.serverNow, version: appVersion }),
    start() {
      watchTheme({ session, counters, root: document.documentElement, first: firstTheme(opening) })
      forgetUnseen({ queryClient, priceBook, scoreBook })
      appActor.start()
    },
  }
}
