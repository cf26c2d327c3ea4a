import { literal, object } from 'valibot'

import { fitting, text, time } from '#src/storage/guards.ts'
import type { StoredRecord } from '#src/storage/storage.ts'

const kept = object({ version: literal(1), session: text, from: time })

/** When a reminder of the time was last answered, which a reload or another tab must not ask again [CARE-02]. */
interface KeptReminder {
  readonly version: 1
  /** Stands for the session; not its id, which must not stay [SRV-08]. */
  readonly session: string
  /** UTC milliseconds by the server's clock. */
  readonly from: number
}

export const careRecord: StoredRecord<KeptReminder> = {
  name: 'care',
  scope: 'member',
  decode: (value, onLeftOut) => fitting(kept, value, onLeftOut),
}
