import { literal, object } from 'valibot'

import { fitting } from '#src/storage/guards.ts'
import type { StoredRecord } from '#src/storage/storage.ts'

const kept = object({ version: literal(1) })

/** The member has put the notice away that they have no avatar yet [LAUNCH-11]. */
export const noticeRead: StoredRecord<{ readonly version: 1 }> = {
  name: 'avatarNoticeRead',
  scope: 'member',
  decode: (value, onLeftOut) => fitting(kept, value, onLeftOut),
}
