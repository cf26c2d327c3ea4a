import { array, nullish, object, picklist, pipe, string, transform } from 'valibot'

import { marketTab } from './events.ts'
import { known, mapping, readable } from './read.ts'
import { flagText, integerOrNull, textOrNull } from './values.ts'

// The data of a channel's messages. Price updates come by the thousand and are read by hand (`realtime/messages.ts`).

export const scoreData = object({
  eventId: string(),
  matchScoreline: textOrNull,
  details: textOrNull,
  mapNum: integerOrNull,
  inPlay: flagText,
  marketTabs: readable(marketTab),
})

/** An event came, changed or went. */
export const eventChangeData = object({
  eventId: string(),
  action: picklist(['added', 'changed', 'removed']),
})

export const refreshData = object({ eventId: string() })

/** What became of a booked bet [PREBOOK-06]. */
export const prebookNoticeData = object({ ticketNum: string(), prebookStatus: known('prebookStatus') })

export const noticesData = object({ results: array(mapping) })

/** The number of the ping that it answers, or null where nobody asked for it. */
export const heartbeatData = pipe(
  nullish(object({ ping: integerOrNull })),
  transform((data) => data?.ping ?? null),
)
