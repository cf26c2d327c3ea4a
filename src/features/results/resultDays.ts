import { dayBefore } from '#src/words/format/calendar.ts'

import type { ResultsPlace } from './resultsSearch.ts'

/** A first and a last day, yyyy-MM-dd, both included. */
interface DayRange {
  readonly first: string
  readonly last: string
}

/** The days that are looked at. */
export interface Days extends DayRange {
  /** Whether that is today alone. */
  readonly isToday: boolean
}

/** The longest range that the server takes. */
const mostDays = 366

/** Why the member's own days are none that can be shown. */
export type DaysProblem = 'missing' | 'ahead' | 'endsBeforeBegin' | 'tooMany'

const dayMs = 86_400_000

type Chosen = Pick<ResultsPlace, 'dates' | 'from' | 'to'>

/** The days of a choice [BROWSE-13]. @param today yyyy-MM-dd in the member's time zone @returns the days, or why there are none */
export function daysOf(place: Chosen, today: string): Days | DaysProblem {
  const days = rangeOf(place, today)
  return typeof days === 'string' ? days : { ...days, isToday: days.first === today }
}

function rangeOf({ dates, from, to }: Chosen, today: string): DayRange | DaysProblem {
  const last = (count: number): DayRange => ({ first: dayBefore(today, count - 1, 'day'), last: today })
  const one = (count: number): DayRange => {
    const day = dayBefore(today, count, 'day')
    return { first: day, last: day }
  }
  switch (dates) {
    case 'today':
      return one(0)
    case 'yesterday':
      return one(1)
    case 'day_before':
      return one(2)
    case 'week':
      return last(7)
    case 'month':
      return { first: dayBefore(today, 1, 'month'), last: today }
    case 'year':
      return last(mostDays)
    case 'custom':
      return checked(from, from, today)
    case 'range':
      return checked(from, to, today)
  }
}

/** Days are texts of one form: the earlier is the lesser. */
function checked(first: string | null, last: string | null, today: string): DayRange | DaysProblem {
  if (first === null || last === null) return 'missing'
  if (last < first) return 'endsBeforeBegin'
  if (last > today) return 'ahead'
  return Date.parse(last) - Date.parse(first) >= mostDays * dayMs ? 'tooMany' : { first, last }
}
