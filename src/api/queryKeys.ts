import type { EventsFilter, TicketTab } from './filters.ts'

/** One form for filters that ask for the same, however they say what they leave out. */
function canonical({ tab, gameId, competitionIds = [], date }: EventsFilter) {
  return { tab, gameId: gameId ?? null, competitionIds: [...competitionIds].sort(), date: date ?? null }
}

/**
 * Every key starts with its resource, so that a whole resource can be refetched by its first part.
 * Language and time zone are not in the keys: when they change everything on screen is fetched again.
 */
export const queryKeys = {
  games: ['games'] as const,
  tieco: (gameId: string | null) => ['tieco', gameId] as const,
  allTieco: ['tieco'] as const,
  allEvents: ['events'] as const,
  allEventPages: ['events', 'pages'] as const,
  eventPages: (filter: EventsFilter) => ['events', 'pages', canonical(filter)] as const,
  event: (eventId: string) => ['events', 'one', eventId] as const,
  wallet: ['wallet'] as const,
  allTickets: ['tickets'] as const,
  tickets: (tab: TicketTab) => ['tickets', tab] as const,
}
