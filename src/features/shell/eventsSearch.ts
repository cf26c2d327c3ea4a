import type { EventsFilter } from '#src/api/queries.ts'

/** The tabs of the list that there are so far, in their order [BROWSE-01]. */
export const eventsTabs = ['today', 'inplay', 'early'] as const

export type EventsTabName = (typeof eventsTabs)[number]

/** What of the list stands in the address: it survives a reload and can be shared [ROUTE-11]. Defaults are left out. */
export interface EventsSearch {
  readonly tab?: EventsTabName
  readonly gameId?: string
}

const longestGameId = 32

function isTab(value: unknown): value is EventsTabName {
  return eventsTabs.some((tab) => tab === value)
}

function gameIdOf(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return String(value)
  if (typeof value !== 'string' || value === '' || value.length > longestGameId) return undefined
  return value
}

/** Reads the address; what is not sound is as if it were not there. */
export function readEventsSearch(search: Record<string, unknown>): EventsSearch {
  const { tab } = search
  const gameId = gameIdOf(search.gameId)
  return {
    ...(isTab(tab) && tab !== 'today' && { tab }),
    ...(gameId !== undefined && { gameId }),
  }
}

/** What to ask the server for. */
export function eventsFilterOf({
  tab = 'today',
  gameId,
}: EventsSearch): Pick<EventsFilter, 'gameId'> & { readonly tab: EventsTabName } {
  return { tab, gameId: gameId ?? null }
}
