import type { Settings } from '#machines/session/settings.ts'
import type { Liveness } from '#src/realtime/liveness.ts'
import type { PriceBook } from '#src/realtime/priceBook.ts'
import type { ScoreBook } from '#src/realtime/scoreBook.ts'

import type { MemberApi } from './api.ts'

/** What the query factories need of the client. */
export interface QueryContext {
  readonly api: MemberApi
  readonly priceBook: PriceBook
  readonly scoreBook: ScoreBook
  readonly liveness: Liveness
  readonly session: { settings(): Settings | null }
}

/** The same for one event. */
export interface EventContext extends Omit<QueryContext, 'api' | 'session'> {
  readonly api: Pick<MemberApi, 'event'>
}
