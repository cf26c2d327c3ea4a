import type { QueryClient } from '@tanstack/react-query'
import type { Api } from '#src/api/api.ts'
import type { Counters } from '#src/realtime/counters.ts'
import type { PriceBook } from '#src/realtime/priceBook.ts'
import type { ScoreBook } from '#src/realtime/scoreBook.ts'
import type { Storage } from '#src/storage/storage.ts'
import type { Preferences } from './preferences.ts'
import type { SessionStore } from './session.ts'

/** Everything that lives as long as the page, outside React. */
export interface Client {
  readonly api: Api
  readonly queryClient: QueryClient
  readonly session: SessionStore
  readonly preferences: Preferences
  readonly priceBook: PriceBook
  readonly scoreBook: ScoreBook
  readonly storage: Storage
  readonly counters: Counters
}
