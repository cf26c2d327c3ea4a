import type { QueryClient } from '@tanstack/react-query'

import type { MemberApi } from '#src/api/api.ts'
import type { Counters } from '#src/realtime/counters.ts'
import type { Liveness } from '#src/realtime/liveness.ts'
import type { PriceBook } from '#src/realtime/prices/priceBook.ts'
import type { ScoreBook } from '#src/realtime/scoreBook.ts'
import type { Topics } from '#src/realtime/topics/topics.ts'

import type { Environment } from './platform/environment.ts'
import type { FaultLog } from './platform/faults.ts'
import type { Minutes } from './platform/minutes.ts'
import type { AppActor } from './root/actorOf.ts'
import type { Services } from './services.ts'
import type { Partner } from './session/partner.ts'
import type { Preferences } from './session/preferences.ts'
import type { Session } from './session/session.ts'

/** Everything that lives as long as the page, outside React. */
export interface Client {
  /** The one root of all machines: `actorOf` and `useActor` give those below it by their names. */
  readonly appActor: AppActor
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
  /** Fetches the slip's code now: somebody waits for it. */
  loadSlip(): void
  readonly minutes: Minutes
  /** What the channels say beside prices: `topics.subscribe(bookedBets, …)`. */
  readonly topics: Topics
  /** What a feature makes for itself of what the machines' actors are made of, once: its code comes with the feature. */
  readonly once: Services['once']
  /** Starts the machines; once. */
  start(): void
}
