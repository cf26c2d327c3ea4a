import { array, literal, object } from 'valibot'

import { fitting, text } from '#src/storage/guards.ts'
import type { StoredRecord } from '#src/storage/storage.ts'

const kept = object({ version: literal(1), kinds: array(text) })

/** The kinds of markets that the member has folded away, the latest last [BROWSE-08]. */
export const foldedMarkets: StoredRecord<{ readonly version: 1; readonly kinds: readonly string[] }> = {
  name: 'foldedMarkets',
  scope: 'member',
  decode: (value, onLeftOut) => fitting(kept, value, onLeftOut),
}
