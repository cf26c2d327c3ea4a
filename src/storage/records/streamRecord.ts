import { custom, literal, object, type InferOutput } from 'valibot'

import { fitting, flag } from '#src/storage/guards.ts'
import type { StoredRecord } from '#src/storage/storage.ts'

const share = custom<number>((value) => typeof value === 'number' && value >= 0 && value <= 1)

const kept = object({
  version: literal(1),
  isActive: flag,
  volume: share,
})

/** How the member has the player of streams: whether it is on, and how loud from 0 to 1 [LAUNCH-08] [STAT-07]. */
export type StreamChoices = InferOutput<typeof kept>

export const streamRecord: StoredRecord<StreamChoices> = {
  name: 'streamPlayer',
  scope: 'member',
  decode: (value, onLeftOut) => fitting(kept, value, onLeftOut),
}
