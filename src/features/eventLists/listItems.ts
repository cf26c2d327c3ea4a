import type { Event } from '#domain/event.ts'
import type { EventListPage } from '#src/wire/events.ts'

/** What stands one below the other in the list. The key stays the same while the item is in the list. */
export type ListItem =
  | {
      readonly kind: 'competition'
      readonly key: string
      readonly gameId: string
      readonly gameName: string
      readonly name: string
      readonly count: number
    }
  | {
      readonly kind: 'event'
      readonly key: string
      readonly event: Event
      /** The key of its competition, its place among that one's events, from 1, and how many there are. */
      readonly competition: string
      readonly position: number
      readonly count: number
    }

/**
 * The events by competition, the competition of the first event first. Each page is grouped by itself, so that a page
 * that is appended moves nothing above it. An event that two pages hold, since it moved meanwhile, stands once.
 */
export function listItemsOf(pages: readonly EventListPage[]): ListItem[] {
  const seen = new Set<string>()
  return pages.flatMap(({ events }, page) => {
    const groups = new Map<string, Event[]>()
    for (const event of events) {
      if (seen.has(event.eventId)) continue
      seen.add(event.eventId)
      const id = `${event.gameId}/${event.competitionId}`
      const group = groups.get(id)
      if (group === undefined) groups.set(id, [event])
      else group.push(event)
    }
    return [...groups].flatMap(([id, group]) => itemsOfGroup(`${page}/${id}`, group))
  })
}

function itemsOfGroup(key: string, events: readonly Event[]): ListItem[] {
  const [first] = events
  if (first === undefined) return []
  const { gameId, gameName, competitionName: name } = first
  return [
    { kind: 'competition', key, gameId, gameName, name, count: events.length },
    ...events.map((event, at) => ({
      kind: 'event' as const,
      key: event.eventId,
      event,
      competition: key,
      position: at + 1,
      count: events.length,
    })),
  ]
}
