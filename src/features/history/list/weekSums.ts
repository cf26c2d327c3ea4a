import type { TicketDay } from '#domain/bets/bet.ts'
import { add } from '#domain/money/money.ts'
import { weekOf } from '#src/ui/controls/day/days.ts'

import type { DayRange } from './historyDates.ts'

/** A week, and what the settled tickets of its days come to. */
export interface TicketWeek {
  /** Its first and last day, yyyy-MM-dd: of those that are shown, where the filter begins or ends within it. */
  readonly first: string
  readonly last: string
  /** Null where the server has named no day of it, or its sums are beyond what can be counted. */
  readonly sums: Omit<TicketDay, 'date'> | null
}

/**
 * The week of a day. Its sums are those of its days, which come with the first page for all tickets that are asked for:
 * they wait for no other page.
 * @param day yyyy-MM-dd in the member's time zone
 * @param weekStart 1 for Monday … 7 for Sunday
 */
export function ticketWeek(
  day: string,
  weekStart: number,
  days: readonly TicketDay[],
  { from, to }: DayRange,
): TicketWeek {
  const { first, last } = weekOf(day, weekStart)
  return {
    first: from !== null && from > first ? from : first,
    last: to !== null && to < last ? to : last,
    sums: sumOf(days.filter(({ date }) => first <= date && date <= last)),
  }
}

function sumOf([first, ...others]: readonly TicketDay[]): TicketWeek['sums'] {
  if (first === undefined) return null
  try {
    return others.reduce<NonNullable<TicketWeek['sums']>>(
      (sum, day) => ({
        count: sum.count + day.count,
        staked: add(sum.staked, day.staked),
        returned: add(sum.returned, day.returned),
        net: add(sum.net, day.net),
      }),
      first,
    )
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
