import { boolean, literal, object, string, type InferOutput } from 'valibot'

import { fitting } from '#src/storage/guards.ts'
import type { StoredRecord } from '#src/storage/storage.ts'

const kept = object({ version: literal(1), eventId: string(), isFavourite: boolean() })

/** What the server last said about a favourite, for other tabs [BROWSE-03]. */
export const lastFavourite: StoredRecord<InferOutput<typeof kept>> = {
  name: 'lastFavourite',
  scope: 'member',
  decode: (value, onLeftOut) => fitting(kept, value, onLeftOut),
}
