import type { Event } from '#domain/market/event.ts'
import { type EventsSearch, readEventsSearch } from '#src/features/eventLists/eventsSearch.ts'
import type { DeferredPart } from '#src/i18n/deferredPart.tsx'

/** What can be looked at of an event, in their order [BROWSE-08]. */
export const eventViews = ['bet', 'live-stats', 'match-log', 'analysis', 'odds-history', 'streams'] as const

export type EventView = (typeof eventViews)[number]

/** The view as the address has it, beside the place of the list that the member came from; left out where it is the bets. */
export interface EventSearch extends EventsSearch {
  readonly view?: EventView
  /** The market whose odds history is looked at [BROWSE-12]. */
  readonly oddsOf?: string
}

/** An id, or another name of the server's, as an address may have it. */
export function nameIn(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' && value.length <= 128 ? value : undefined
}

/** The view of an address; the bets where it names none. */
export function viewOf({ view }: Readonly<Record<string, unknown>> | EventSearch): EventView {
  return eventViews.find((known) => known === view) ?? 'bet'
}

/** The same address with another view. */
export function withView(search: EventSearch, view: EventView): EventSearch {
  const { view: before, ...place } = search
  if (before === view) return search
  return view === 'bet' ? place : { ...place, view }
}

/** Reads and tidies the address of an event: for its route. */
export function readEventSearch(search: Readonly<Record<string, unknown>>): EventSearch {
  const oddsOf = nameIn(search.oddsOf)
  return withView({ ...readEventsSearch(search), ...(oddsOf !== undefined && { oddsOf }) }, viewOf(search))
}

/** What a view is given to show. */
export interface EventViewProps {
  readonly event: Event
}

/** What a view beside the bets is made of. */
export interface EventViewPart {
  readonly Part: DeferredPart<EventViewProps>
  /**
   * Whether there is anything to look at.
   * @param available what the server says there is, by the wire's names
   * @param inPlay whether it is played now
   */
  readonly hasSomething: (event: Event, available: ReadonlySet<string>, inPlay: boolean) => boolean
}
