import { boolean, literal, object, string, type InferOutput } from 'valibot'

import { fitting } from './guards.ts'
import type { StoredRecord } from './storage.ts'

const kept = object({ version: literal(1), eventId: string(), isFavourite: boolean() })

/** What the server said last of a favourite: other tabs hear of it [BROWSE-03]. */
export const lastFavourite: StoredRecord<InferOutput<typeof kept>> = {
  name: 'lastFavourite',
  scope: 'member',
  decode: (value, onLeftOut) => fitting(kept, value, onLeftOut),
}
