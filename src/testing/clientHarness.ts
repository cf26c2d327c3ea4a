import { createAtom } from '@tanstack/store'
import { createActor, fromCallback, fromPromise, waitFor, type EventObject } from 'xstate'

import type { Leg } from '#domain/bets/bet.ts'
import { wholeStake } from '#domain/bets/kinds.ts'
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
import { launchMachine } from '#machines/launch/machine.ts'
import type { Granted, LoadedMember } from '#machines/launch/types.ts'
import { maintenanceMachine } from '#machines/maintenance/machine.ts'
import type { MaintenanceStatus } from '#machines/maintenance/types.ts'
import { placementMachine } from '#machines/placement/machine.ts'
import type {
  Answer,
  BatchConfirmation,
  Closed,
  Confirmation,
  Decision,
  JournalEntry,
  RecordedInput,
} from '#machines/placement/types.ts'
import type { serversMachine } from '#machines/servers/machine.ts'
import { sessionMachine } from '#machines/session/machine.ts'
import type { KeptSettings, Settings } from '#machines/session/settings.ts'
import { socketMachine } from '#machines/socket/machine.ts'
import type { LateApi } from '#src/api/lateApi.ts'
import { countSecondsActor } from '#src/client/actors/countSeconds.ts'
import { lateMachine } from '#src/client/actors/lateMachine.ts'
import { createReload } from '#src/client/actors/reloadActors.ts'
import { createConnectivity } from '#src/client/connectivity.ts'
import type { Client } from '#src/client/createClient.ts'
import type { Environment } from '#src/client/environment.ts'
import { createFaultLog } from '#src/client/faults.ts'
import { createMinutes } from '#src/client/minutes.ts'
import { createPartner } from '#src/client/partner.ts'
import { createPreferences } from '#src/client/preferences.ts'
import { createQueryClient } from '#src/client/queryClient.ts'
import type { Services } from '#src/client/services.ts'
import { createSessionStore } from '#src/client/session.ts'
import { slipActorOf, type SlipActor } from '#src/features/selection/slipActor.ts'
import { createPartnerPage } from '#src/host/partnerPage.ts'
import { createCounters } from '#src/realtime/counters.ts'
import { createLiveness } from '#src/realtime/liveness.ts'
import type { LiveStatsNotice, PrebookNotice } from '#src/realtime/messages.ts'
import { createPriceBook } from '#src/realtime/priceBook.ts'
import { createReconciler } from '#src/realtime/reconciler.ts'
import { createScoreBook } from '#src/realtime/scoreBook.ts'
import { loadBetsParts } from '#src/shell/bets/lazyBets.tsx'
import { createStorage } from '#src/storage/storage.ts'
import { buildSettings, buildQuote, yuan } from '#src/testing/builders.ts'
import { fakeApi } from '#src/testing/fakeApi.ts'

import { testEnvironment, testKey } from './environment.ts'

/** What a test decides of the world around the slip. */
export interface HarnessSettings {
  readonly settings?: Partial<Settings>
  readonly api?: Partial<LateApi>
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

function entryOf({ operation, key: given, ...bet }: Confirmation): JournalEntry {
  return {
    ...bet,
    version: 2,
    key: given ?? key,
    request: { operation, body: '{}', expiresAt: Date.now() + 60_000 },
    confirmedAt: Date.UTC(2026, 10, 21, 10, 14),
  }
}

const range: RangeAnswer = {
  kind: 'known',
  ranges: { [wholeStake]: { minAmount: yuan(10), maxAmount: yuan(5_000), maxPayout: null } },
  price: null,
}

function never<T>(): Promise<T> {
  return new Promise<T>(() => {})
}

/** Servers among which nothing is chosen. */
export const noChoice = lateMachine(() => never<typeof serversMachine>())

/** Maintenance of which nobody says anything. */
export const quietMaintenance = maintenanceMachine.provide({
  actors: { askStatus: fromPromise<MaintenanceStatus>(never), watchConnectivity: fromCallback(() => {}) },
})

/** The real machines with a world of the test's making around them, running. */
export async function createClientHarness(harness: HarnessSettings = {}): Promise<ClientHarness> {
  const settings: Settings = { ...buildSettings(), ...harness.settings }
  let tell: (event: BetSlipEvent) => void = () => {}
  // What is quoted first when a selection comes into the slip is what was quoted last.
  const terms = new Map<string, LegQuote>()
  const silent = fromCallback(() => {})
  const { clock } = testEnvironment()
  const counting = { api: { serverNow: clock.now }, timers: clock, now: clock.steadyNow }
  const placement = placementMachine.provide({
    actors: {
      recordConfirmation: fromPromise<JournalEntry, Confirmation>(({ input }) =>
        Promise.resolve(entryOf(input)),
      ),
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
      recordBatch: fromPromise<readonly RecordedInput[], BatchConfirmation>(({ input: { bets } }) =>
        Promise.resolve(
          bets.map((bet, at) => ({
            kind: 'send',
            entry: entryOf({ ...bet, key: String(at).padStart(32, '0') }),
          })),
        ),
      ),
    },
  })
  const betSlip = betSlipMachine.provide({
    actors: {
      placement,
      batch,
      loadSlip: fromPromise<LoadedSlip>(() =>
        Promise.resolve({ slip: null, entry: null, freshKey: key, ...harness.loaded }),
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
      betSlip,
      maintenance: quietMaintenance,
      servers: noChoice,
    },
  })
  await loadBetsParts()
  const client = clientOf(createActor(app, { input: { random: 0, servers: [] } }), settings, harness)
  client.start()
  await waitFor(client.appActor, (snapshot) => snapshot.children.betSlip !== undefined)
  const slip = slipActorOf(client)
  if (slip === undefined) throw new Error('the slip has not begun')
  watchPolicy(client, slip)
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

function clientOf(
  appActor: Client['appActor'],
  settings: Settings,
  { api: calls = {}, environment: world = {} }: HarnessSettings,
): Client {
  const environment = testEnvironment(world)
  const { clock, storages, frame, page, nextTurn } = environment
  const now = clock.steadyNow
  const storage = createStorage(storages)
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
  const prebookNotice = createAtom<PrebookNotice | null>(null)
  const liveStatsNotice = createAtom<LiveStatsNotice | null>(null)
  const connectivity = createConnectivity({ page, clock })
  const priceBook = createPriceBook(book)
  const liveness = createLiveness(clock)
  const scoreBook = createScoreBook(book)
  const owned = new Map<unknown, unknown>()
  const services = {
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
    prebookNotice,
    liveStatsNotice,
    own<Made>(make: (all: Services) => Made): Made {
      // All that features make something of.
      if (!owned.has(make)) owned.set(make, make(services as Partial<Services> as Services))
      return owned.get(make) as Made
    },
  }
  const reload = createReload({ storage, environment })
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
    reload,
    faults: createFaultLog({ counters, serverNow: Date.now, version: '202601010000' }),
    loadSlip: () => undefined,
    minutes: createMinutes({ api, timers: clock, page }),
    prebookNotice,
    liveStatsNotice,
    own: services.own,
    start() {
      reload.start()
      appActor.start()
    },
  }
}

/** The member's policy reaches the slip, as in the running client. */
function watchPolicy({ preferences }: Client, slip: SlipActor): void {
  const choose = (): void => slip.send({ type: 'policy.chosen', policy: preferences.get('acceptPolicy') })
  choose()
  preferences.subscribe(choose)
}
