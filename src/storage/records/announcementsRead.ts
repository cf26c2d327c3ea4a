import { array, literal, object, string } from 'valibot'

import { fitting } from '#src/storage/guards.ts'
import type { StoredRecord } from '#src/storage/storage.ts'

const kept = object({ version: literal(1), ids: array(string()) })

/** More are not kept: the oldest are no news any more. */
export const mostAnnouncements = 50

/** The important announcements that the member has seen on this device, the newest last [MEMBER-09]. */
export const announcementsRead: StoredRecord<{ readonly version: 1; readonly ids: readonly string[] }> = {
  name: 'announcementsRead',
  scope: 'member',
  decode: (value, onLeftOut) => fitting(kept, value, onLeftOut),
}
