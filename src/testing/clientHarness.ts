import { createActor, fromCallback, fromPromise, waitFor, type EventObject } from 'xstate'

import type { Leg } from '#domain/bets/bet.ts'
import { wholeStake } from '#domain/bets/kinds.ts'
import type { ProvidedLater } from '#machines/app/later.ts'
import { appMachine } from '#machines/app/machine.ts'
import type { Start } from '#machines/app/types.ts'
import { batchMachine } from '#machines/batch/machine.ts'
import { quoteId } from '#machines/betSlip/legs.ts'
import { betSlipMachine } from '#machines/betSlip/machine.ts'
import type {
  BetSlipEvent,
  KeepSlipEvent,
  LoadedSlip,
  Quote,
  RangeAnswer,
  LegQuote,
  RangeQuestion,
} from '#machines/betSlip/types.ts'
import type { careMachine } from '#machines/care/machine.ts'
import { connectivityMachine } from '#machines/connectivity/machine.ts'
import { launchMachine } from '#machines/launch/machine.ts'
import type { Granted, LoadedMember } from '#machines/launch/types.ts'
import type { luckyComboMachine } from '#machines/luckyCombo/machine.ts'
import { maintenanceMachine } from '#machines/maintenance/machine.ts'
import type { MaintenanceStatus } from '#machines/maintenance/types.ts'
import type { onboardingMachine } from '#machines/onboarding/machine.ts'
import type { orientationMachine } from '#machines/orientation/machine.ts'
import { placementMachine } from '#machines/placement/machine.ts'
import type {
  Answer,
  BatchConfirmation,
  Closed,
  Confirmation,
  Decision,
  JournalEntry,
  PlacementInput,
} from '#machines/placement/types.ts'
import type { prebookMachine } from '#machines/prebook/machine.ts'
import type { reloadMachine } from '#machines/reload/machine.ts'
import type { serversMachine } from '#machines/servers/machine.ts'
import { sessionMachine } from '#machines/session/machine.ts'
import type { KeptSettings, Settings } from '#machines/session/settings.ts'
import { socketMachine } from '#machines/socket/machine.ts'
import type { streamMachine } from '#machines/stream/machine.ts'
import type { DeferredApi } from '#src/api/deferredApi.ts'
import { countSecondsActor } from '#src/client/actors/bets/countSeconds.ts'
import { connectivityLogic } from '#src/client/actors/connectivityActors.ts'
import { hearScripts, reloadedFor, reloadLogic } from '#src/client/actors/reloadActors.ts'
import type { Client } from '#src/client/client.ts'
import { createQueryClient } from '#src/client/data/queryClient.ts'
import { createOnce } from '#src/client/once.ts'
import type { Environment } from '#src/client/platform/environment.ts'
import { createFaultLog } from '#src/client/platform/faults.ts'
import { createMinutes } from '#src/client/platform/minutes.ts'
import { createConnectivity } from '#src/client/root/connectivity.ts'
import { createDeferredActors, type DeferredActors } from '#src/client/root/deferredActors.ts'
import { deferredMachine } from '#src/client/root/deferredMachine.ts'
import type { Services } from '#src/client/services.ts'
import { createPartner } from '#src/client/session/partner.ts'
import { createPreferences, pressRuleOf } from '#src/client/session/preferences.ts'
import { createSessionStore } from '#src/client/session/session.ts'
import { slipActorOf, type SlipActor } from '#src/features/selection/slipActor.ts'
import { createPartnerPage } from '#src/host/partnerPage.ts'
import { createCounters } from '#src/realtime/counters.ts'
import { createLiveness } from '#src/realtime/liveness.ts'
import { createPriceBook } from '#src/realtime/prices/priceBook.ts'
import { createReconciler } from '#src/realtime/reconciler.ts'
import { createScoreBook } from '#src/realtime/scoreBook.ts'
import { loadBetsParts } from '#src/shell/bets/deferredBets.tsx'
import { createStorage, type Storage } from '#src/storage/storage.ts'
import { fakeApi } from '#src/testing/api/fakeApi.ts'
import { buildSettings, buildQuote, yuan } from '#src/testing/builders.ts'
import { createTestTopics } from '#src/testing/realtime/topics.ts'

import { testEnvironment, testKey } from './environment.ts'

/** What a test decides of the world around the slip. */
export interface HarnessSettings {
  readonly settings?: Partial<Settings>
  readonly api?: Partial<DeferredApi>
  readonly environment?: Partial<Environment>
  readonly loaded?: Partial<LoadedSlip>
  readonly range?: RangeAnswer | Promise<RangeAnswer>
  /** Each placement's answer; rejecting leaves the outcome unknown. By default none ever comes. */
  readonly placeBet?: (entry: JournalEntry) => Promise<Decision>
  /** What the server says of a key. By default nothing ever comes. */
  readonly askOutcome?: (entry: JournalEntry) => Promise<Answer>
}

export interface ClientHarness {
  readonly client: Client
  readonly slip: SlipActor
  /** The terms of a selection in the slip become these. */
  readonly quote: (leg: Leg, change?: Partial<Quote>, isStale?: boolean) => void
}

export const supportCode = 'a1b2c3d4'
const key = `${supportCode}${'0'.repeat(24)}`

function entryOf({ operation, ...bet }: Confirmation, given: string): JournalEntry {
  return {
    ...bet,
    version: 2,
    key: given,
    request: { operation, body: '{}', expiresAt: Date.now() + 60_000 },
    confirmedAt: Date.UTC(2026, 10, 21, 10, 14),
  }
}

const range: RangeAnswer = {
  kind: 'known',
  ranges: { [wholeStake]: { minAmount: yuan(10), maxAmount: yuan(5_000), maxPayout: null } },
  price: null,
}

/** So long that nothing ends on its own before a busy machine has shown it, ms. */
const longest = 3_600_000

function never<T>(): Promise<T> {
  return new Promise<T>(() => {})
}

/** Maintenance of which nobody says anything. */
const quietMaintenance = maintenanceMachine.provide({
  actors: { askStatus: fromPromise<MaintenanceStatus>(never), watchConnectivity: fromCallback(() => {}) },
})

/** What stands around a launch and a session, and says nothing. */
export const quietActors = {
  connectivity: connectivityMachine.provide({ actors: { watchPage: fromCallback(() => {}) } }),
  maintenance: quietMaintenance,
  servers: deferredMachine<typeof serversMachine>().logic,
  reload: deferredMachine<typeof reloadMachine>().logic,
  orientation: deferredMachine<typeof orientationMachine>().logic,
  luckyCombo: deferredMachine<typeof luckyComboMachine>().logic,
  prebook: deferredMachine<typeof prebookMachine>().logic,
  stream: deferredMachine<typeof streamMachine>().logic,
  onboarding: deferredMachine<typeof onboardingMachine>().logic,
  care: deferredMachine<typeof careMachine>().logic,
}

/** The real machines with a world of the test's making around them, running. */
export async function createClientHarness(harness: HarnessSettings = {}): Promise<ClientHarness> {
  const settings: Settings = { ...buildSettings(), ...harness.settings }
  let tell: (event: BetSlipEvent) => void = () => {}
  // What is quoted first when a selection comes into the slip is what was quoted last.
  const terms = new Map<string, LegQuote>()
  const silent = fromCallback(() => {})
  const environment = testEnvironment(harness.environment)
  const storage = createStorage(environment.storages)
  const deferredActors = createDeferredActors()
  const { clock } = testEnvironment()
  const counting = { api: { serverNow: clock.now }, timers: clock, now: clock.steadyNow }
  const placement = placementMachine.provide({
    actors: {
      placeBet: fromPromise<Decision, { entry: JournalEntry }>(({ input }) =>
        (harness.placeBet ?? never)(input.entry),
      ),
      askOutcome: fromPromise<Answer, { entry: JournalEntry }>(({ input }) =>
        (harness.askOutcome ?? never)(input.entry),
      ),
      closeConfirmation: fromPromise<Closed, { entry: JournalEntry }>(() =>
        Promise.resolve({ nextKey: 'f'.repeat(32), isToldElsewhere: false, nextEntry: null }),
      ),
    },
  })
  const batch = batchMachine.provide({
    actors: {
      placement,
      recordBatch: fromPromise<readonly PlacementInput[], BatchConfirmation>(({ input }) =>
        Promise.resolve(
          input.bets.map((bet, at, { length }) => ({
            kind: 'send',
            entry: entryOf(bet, length === 1 ? (input.key ?? key) : String(at).padStart(32, '0')),
          })),
        ),
      ),
    },
  })
  const betSlip = betSlipMachine.provide({
    delays: { quickBetDelay: longest },
    actors: {
      batch,
      loadSlip: fromPromise<LoadedSlip>(() =>
        Promise.resolve({ slip: null, entries: [], freshKey: key, ...harness.loaded }),
      ),
      keepSlip: fromCallback<KeepSlipEvent>(() => {}),
      watchConnectivity: silent,
      countSeconds: countSecondsActor(counting),
      askRange: fromPromise<RangeAnswer, RangeQuestion>(() => Promise.resolve(harness.range ?? range)),
      watchLegs: fromCallback<EventObject, { legs: readonly Leg[] }>(({ input, sendBack }) => {
        tell = sendBack
        const quotes = input.legs.map(
          (leg) => terms.get(quoteId(leg)) ?? { ...buildQuote(leg), isStale: false },
        )
        sendBack({ type: 'quotes.arrived', quotes })
      }),
    },
  })
  const app = appMachine.provide({
    actors: {
      readStart: fromPromise<Start>(() =>
        Promise.resolve({ start: { kind: 'restored', settings }, isStorageBlocked: false }),
      ),
      launch: launchMachine.provide({
        actors: {
          checkSession: fromPromise<Granted, { settings: KeptSettings }>(() =>
            Promise.resolve({ settings, tokenLifetime: 3_600_000 }),
          ),
          loadMember: fromPromise<LoadedMember, { settings: Settings }>(() =>
            Promise.resolve({
              member: {
                id: '1',
                memberCode: settings.memberCode,
                nickname: null,
                avatarId: null,
                landingPage: null,
              },
              balance: settings.isGuest ? null : yuan(2_000),
            }),
          ),
        },
      }),
      session: sessionMachine.provide({ actors: { keepSession: fromCallback(() => {}) } }),
      socket: socketMachine.provide({
        actors: { openSocket: fromCallback(() => {}), watchConnectivity: silent },
      }),
      ...quietActors,
      connectivity: connectivityLogic(environment),
      betSlip,
      reload: reloadLogic(storage, environment),
      orientation: deferredActors.orientation.logic,
      luckyCombo: deferredActors.luckyCombo.logic,
      prebook: deferredActors.prebook.logic,
      stream: deferredActors.stream.logic,
      onboarding: deferredActors.onboarding.logic,
      care: deferredActors.care.logic,
    } satisfies ProvidedLater,
  })
  await loadBetsParts()
  const input = { random: 0, servers: [], reloadedFor: reloadedFor(storage) }
  const client = clientOf(createActor(app, { input }), settings, {
    calls: harness.api ?? {},
    environment,
    storage,
    deferredActors,
  })
  client.start()
  await waitFor(client.appActor, (snapshot) => snapshot.children.betSlip !== undefined)
  const slip = slipActorOf(client)
  if (slip === undefined) throw new Error('the slip has not begun')
  watchPreferences(client, slip)
  await waitFor(slip, (snapshot) => !snapshot.matches({ placement: 'restoring' }))
  let timeStamp = 2_000
  return {
    client,
    slip,
    quote(leg, change = {}, isStale = false) {
      timeStamp += 1
      const quote = { ...buildQuote(leg, { timeStamp, ...change }), isStale }
      terms.set(quoteId(leg), quote)
      tell({ type: 'quotes.arrived', quotes: [quote] })
    },
  }
}

function fail(error: unknown): never {
  throw error
}

interface Around {
  readonly calls: Partial<DeferredApi>
  readonly environment: Environment
  readonly storage: Storage
  readonly deferredActors: DeferredActors
}

function clientOf(
  appActor: Client['appActor'],
  settings: Settings,
  { calls, environment, storage, deferredActors }: Around,
): Client {
  const { clock, storages, frame, page, nextTurn } = environment
  const now = clock.steadyNow
  storage.setOwner({ partner: settings.partnerName, member: settings.memberCode })
  const preferences = createPreferences({ storage, link: null, browserLanguages: [], deviceTimeZone: 'UTC' })
  preferences.begin(settings)
  const session = createSessionStore()
  session.begin(settings)
  const counters = createCounters()
  const api = fakeApi(calls)
  const { notAhead } = api
  const serverLatest = (): number => Number.POSITIVE_INFINITY
  const book = { clock, now, serverLatest, notAhead, counters, onListenerError: fail }
  const queryClient = createQueryClient()
  const topics = createTestTopics({ counters, notAhead })
  const connectivity = createConnectivity({ appActor })
  const priceBook = createPriceBook(book)
  const liveness = createLiveness(clock)
  const scoreBook = createScoreBook(book)
  const services = {
    appActor,
    deferredActors,
    api,
    priceBook,
    scoreBook,
    liveness,
    nextTurn,
    reconciler: createReconciler({ timers: clock, liveness, generation: priceBook.generation }),
    storage,
    storages,
    counters,
    preferences,
    queryClient,
    session,
    connectivity,
    now,
    createKey: testKey,
    timers: clock,
    topics,
    // All that features make something of.
    once: createOnce((): Services => services as Partial<Services> as Services),
  }
  hearScripts(page, appActor)
  return {
    appActor,
    api,
    queryClient,
    session,
    preferences,
    priceBook,
    scoreBook,
    liveness,
    nextTurn,
    isStorageBlocked: storage.blocked,
    counters,
    partner: createPartner({ session, storage, counters, page: createPartnerPage(frame) }),
    faults: createFaultLog({ counters, serverNow: Date.now, version: '202601010000' }),
    loadSlip: () => undefined,
    minutes: createMinutes({ api, timers: clock, page }),
    topics,
    once: services.once,
    start() {
      appActor.start()
    },
  }
}

/** What the member prefers reaches the slip, as in the running client. */
function watchPreferences({ preferences }: Client, slip: SlipActor): void {
  const choose = (): void => {
    const policy = preferences.get('acceptPolicy')
    if (slip.getSnapshot().context.policy !== policy) slip.send({ type: 'policy.chosen', policy })
    slip.send({ type: 'pressRule.chosen', pressRule: pressRuleOf(preferences) })
  }
  choose()
  preferences.subscribe(choose)
}
