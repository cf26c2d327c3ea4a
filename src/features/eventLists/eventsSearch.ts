/** The tabs of the list that there are so far, in their order [BROWSE-01]. */
export const eventsTabs = ['today', 'inplay', 'early'] as const

export type EventsTabName = (typeof eventsTabs)[number]

/** Which list is shown. */
export interface ListPlace {
  readonly tab: EventsTabName
  /** Null for all games. */
  readonly gameId: string | null
}

/**
 * The same as the address has it, where it survives a reload and can be shared [ROUTE-11]. Defaults are left out; an id
 * of digits stands there as a number, which the address shows without quotation marks.
 */
export interface EventsSearch {
  readonly tab?: EventsTabName
  readonly gameId?: string | number
}

const longestGameId = 32

function isTab(value: unknown): value is EventsTabName {
  return eventsTabs.some((tab) => tab === value)
}

function gameIdOf(value: unknown): string | null {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return String(value)
  if (typeof value !== 'string' || value === '' || value.length > longestGameId) return null
  return value
}

/** The address of a list. */
export function searchOf({ tab, gameId }: ListPlace): EventsSearch {
  const number = Number(gameId)
  const isNumber = gameId !== null && Number.isSafeInteger(number) && number >= 0 && String(number) === gameId
  return {
    ...(tab !== 'today' && { tab }),
    ...(gameId !== null && { gameId: isNumber ? number : gameId }),
  }
}

/** The list of an address; what is not sound in it is as if it were not there. */
export function placeOf({ tab, gameId }: Readonly<Record<string, unknown>> | EventsSearch): ListPlace {
  return { tab: isTab(tab) ? tab : 'today', gameId: gameIdOf(gameId) }
}

/** Reads and tidies the address: for the routes. */
export function readEventsSearch(search: Readonly<Record<string, unknown>>): EventsSearch {
  return searchOf(placeOf(search))
}
