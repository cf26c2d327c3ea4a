import { object, picklist, string, type InferOutput } from 'valibot'

import { read } from '#src/wire/base/read.ts'

import type { Topic } from './topics.ts'

const eventChange = object({
  eventId: string(),
  action: picklist(['added', 'changed', 'removed']),
})

/** An event came, changed or went [LIVE-07]. */
export const eventChanges: Topic<InferOutput<typeof eventChange>> = {
  event: 'gameclient-events',
  read: (data) => read(eventChange, data),
}
