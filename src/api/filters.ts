export type EventsTab = 'today' | 'inplay' | 'early' | 'combo' | 'outright' | 'favourite'

/** Which events are asked for. */
export interface EventsFilter {
  readonly tab: EventsTab
  readonly gameId?: string | null
  readonly competitionIds?: readonly string[]
  /** yyyy-MM-dd in the member's time zone; combo and early only. */
  readonly date?: string | null
}

export type TicketTab = 'pending' | 'settled' | 'prebook'
