import { object, string, type InferOutput } from 'valibot'

import { read } from '#src/wire/base/read.ts'

import type { Topic } from './topics.ts'

const refresh = object({ eventId: string() })

/** An event is to be asked for again [LIVE-09]. */
export const refreshes: Topic<InferOutput<typeof refresh>> = {
  event: 'gameclient-refresh',
  read: (data) => read(refresh, data),
}
