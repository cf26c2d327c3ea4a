import type { QueryClient } from '@tanstack/react-query'

import type { Settings } from '#machines/session/settings.ts'
import type { Api } from '#src/api/api.ts'
import type { Counters } from '#src/realtime/counters.ts'
import type { Liveness } from '#src/realtime/liveness.ts'
import type { PriceBook } from '#src/realtime/prices/priceBook.ts'
import type { Reconciler } from '#src/realtime/reconciler.ts'
import type { ScoreBook } from '#src/realtime/scoreBook.ts'
import type { Timers } from '#src/realtime/timers.ts'
import type { Topics } from '#src/realtime/topics/topics.ts'
import type { Storage } from '#src/storage/storage.ts'

import type { Readers } from './data/messageRouter.ts'
import type { Once } from './once.ts'
import type { Config } from './platform/config.ts'
import type { Environment } from './platform/environment.ts'
import type { Signing } from './platform/signing.ts'
import type { AppActor } from './root/actorOf.ts'
import type { Connectivity } from './root/connectivity.ts'
import type { DeferredActors } from './root/deferredActors.ts'
import type { Credentials } from './session/credentials.ts'
import type { Partner } from './session/partner.ts'
import type { Preferences } from './session/preferences.ts'
import type { SessionStore } from './session/session.ts'

/** What the machines' actors are made of. */
export interface Services {
  /** The one root of all machines: `actorOf` gives those below it by their names. */
  readonly appActor: AppActor
  readonly deferredActors: DeferredActors
  readonly config: Config
  readonly signing: Signing
  /** The host name that the client is served under. */
  readonly domain: string
  readonly api: Api
  readonly queryClient: QueryClient
  readonly session: SessionStore
  readonly credentials: Credentials
  readonly preferences: Preferences
  readonly priceBook: PriceBook
  readonly scoreBook: ScoreBook
  readonly liveness: Liveness
  readonly nextTurn: Environment['nextTurn']
  readonly storage: Storage
  readonly storages: Environment['storages']
  readonly counters: Counters
  readonly partner: Partner
  /** An X-UNIQUE nobody else has. */
  readonly createKey: () => string
  readonly connectivity: Connectivity
  readonly reconciler: Reconciler
  /** What the channels say beside prices. */
  readonly topics: Topics
  /** A call or a channel was refused because the server is there for nobody. */
  readonly onServiceRefused: () => void
  /** A word of maintenance may have been missed: its status is asked for. */
  readonly checkMaintenance: () => void
  /** Takes the messages of each kind of channel. */
  readonly readers: Readers
  readonly openSocket: Environment['openSocket']
  readonly timers: Timers
  /** Milliseconds that never run backwards. */
  readonly now: () => number
  /** UTC milliseconds by the device's clock, which goes on while the machine sleeps. */
  readonly deviceNow: () => number
  /** The member is known: storage and preferences are theirs, and calls may leave. */
  begin(settings: Settings): void
  /** What is made of these once per client, by what makes it. */
  readonly once: Once<Services>
}
