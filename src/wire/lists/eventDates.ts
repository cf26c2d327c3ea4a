import { object } from 'valibot'

import { read, readable, type Tell } from '#src/wire/base/read.ts'
import { integer, matching } from '#src/wire/base/values.ts'

const eventDates = object({
  results: readable(object({ event_date: matching(/^\d{4}-\d\d-\d\d$/), count: integer })),
})

/** A day with events, in the member's time zone. */
export interface EventDay {
  /** yyyy-MM-dd */
  readonly date: string
  readonly count: number
}

/** The days that have events, in the server's order; one that cannot be read is left out and told. @throws Unreadable */
export function readEventDates(value: unknown, onLeftOut: Tell): EventDay[] {
  return read(eventDates, value, onLeftOut).results.map(({ event_date: date, count }) => ({ date, count }))
}
