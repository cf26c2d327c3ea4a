import { literal, object } from 'valibot'

import { fitting, text } from '#src/storage/guards.ts'
import type { StoredRecord } from '#src/storage/storage.ts'

const kept = object({ version: literal(1), nickname: text })

/** The nickname that a tab has set, for the member's other tabs; the server has it for everybody [MEMBER-02]. */
export const nicknameRecord: StoredRecord<{ readonly version: 1; readonly nickname: string }> = {
  name: 'nickname',
  scope: 'member',
  decode: (value, onLeftOut) => fitting(kept, value, onLeftOut),
}
