import { literal, object, picklist, type InferOutput } from 'valibot'

import { fitting, flag } from '#src/storage/guards.ts'
import type { StoredRecord } from '#src/storage/storage.ts'

const kept = object({ version: literal(1), isOpen: flag, tab: picklist(['slip', 'history']) })

/** What the slip's panel shows in this tab, for the page after a reload that a missing script costs [ROUTE-06]. */
export const panelRecord: StoredRecord<InferOutput<typeof kept>> = {
  name: 'slipPanel',
  scope: 'tab',
  decode: (value, onLeftOut) => fitting(kept, value, onLeftOut),
}
