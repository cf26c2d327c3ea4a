import { custom, literal, object, picklist, type InferOutput } from 'valibot'

import { fitting, flag } from '#src/storage/guards.ts'
import type { StoredRecord } from '#src/storage/storage.ts'

/** Where the window stands that goes along with the member. */
export const corners = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight'] as const

export type Corner = (typeof corners)[number]

const share = custom<number>((value) => typeof value === 'number' && value >= 0 && value <= 1)

const kept = object({
  version: literal(1),
  isActive: flag,
  volume: share,
  corner: picklist(corners),
})

/** How the member has the player of streams: whether it is on, how loud from 0 to 1, where it stands [LAUNCH-08] [STAT-07]. */
export type StreamChoices = InferOutput<typeof kept>

export const streamRecord: StoredRecord<StreamChoices> = {
  name: 'streamPlayer',
  scope: 'member',
  decode: (value, onLeftOut) => fitting(kept, value, onLeftOut),
}
