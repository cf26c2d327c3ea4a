import { literal, object } from 'valibot'

import { fitting } from '#src/storage/guards.ts'
import type { StoredRecord } from '#src/storage/storage.ts'

const kept = object({ version: literal(1) })

/** The member wants to hear no more of the partner's app on this device [MEMBER-09]. */
export const appPromotionRead: StoredRecord<{ readonly version: 1 }> = {
  name: 'appPromotionRead',
  scope: 'member',
  decode: (value, onLeftOut) => fitting(kept, value, onLeftOut),
}
