import { dayBefore } from '#src/words/format/calendar.ts'

/** How far back the history goes, in calendar months [HIST-01]. */
export const monthsKept = 3

/** Which days of the history are shown. */
export type DateChoice = 'all' | 'today' | 'yesterday' | 'week' | 'month' | 'custom'

/** A first and a last day, yyyy-MM-dd in the member's time zone; null (or empty, as a field has it) is no bound. */
export interface DayRange {
  readonly from: string | null
  readonly to: string | null
}

/** The days of a choice. @param today yyyy-MM-dd; a custom range is the member's own, and not here */
export function daysOf(choice: Exclude<DateChoice, 'custom'>, today: string): DayRange {
  switch (choice) {
    case 'all':
      return { from: null, to: null }
    case 'today':
      return { from: today, to: today }
    case 'yesterday': {
      const yesterday = dayBefore(today, 1, 'day')
      return { from: yesterday, to: yesterday }
    }
    case 'week':
      return { from: dayBefore(today, 6, 'day'), to: today }
    case 'month':
      return { from: dayBefore(today, 1, 'month'), to: today }
  }
}

/** The first day that the history still has. @param today yyyy-MM-dd */
export function firstDay(today: string): string {
  return dayBefore(today, monthsKept, 'month')
}

export type RangeProblem = 'tooFarBack' | 'endsBeforeBegin'

/** Why a member's own range is not shown; null where it is. @param today yyyy-MM-dd */
export function rangeProblem({ from, to }: DayRange, today: string): RangeProblem | null {
  const first = firstDay(today)
  // Of one form, so that the earlier day is the lesser text.
  if ((from !== null && from < first) || (to !== null && to < first)) return 'tooFarBack'
  return from !== null && to !== null && to < from ? 'endsBeforeBegin' : null
}
