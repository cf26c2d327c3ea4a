import type { BetKind } from '#domain/bets/bet.ts'
import type { TicketFilter, TicketTab } from '#src/api/tickets/tickets.ts'

import { daysOf, rangeProblem, type DateChoice, type DayRange } from './historyDates.ts'

/** The results that settled bets are chosen by. */
export const settledResults = ['win', 'halfWin', 'loss', 'halfLoss', 'draw', 'refund', 'cashedOut'] as const

/** Which tickets the member wants to see. */
export interface TicketFilters {
  readonly dates: DateChoice
  /** The member's own days, where they are to count. */
  readonly range: DayRange
  readonly kind: BetKind | null
  readonly result: (typeof settledResults)[number] | null
}

export const noFilters: TicketFilters = {
  dates: 'all',
  range: { from: null, to: null },
  kind: null,
  result: null,
}

/**
 * What is asked of the server for a tab: what a tab does not offer leaves nothing out there. Null where the member's own
 * days are none that the history has.
 * @param today yyyy-MM-dd
 */
export function filterOf(
  { dates, range, kind, result }: TicketFilters,
  tab: TicketTab,
  today: string,
): TicketFilter | null {
  if (dates === 'custom' && rangeProblem(range, today) !== null) return null
  return {
    ...(dates === 'custom' ? range : daysOf(dates, today)),
    kind: tab === 'prebook' ? null : kind,
    result: tab === 'settled' ? result : null,
  }
}

/** Whether some of a tab's tickets are left out. */
export function isChosen({ from, to, kind, result }: TicketFilter): boolean {
  return from !== null || to !== null || kind !== null || result !== null
}
