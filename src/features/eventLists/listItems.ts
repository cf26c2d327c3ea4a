import type { Event } from '#domain/event.ts'
import type { WindowedItem } from '#src/ui/windowedList/sections.ts'
import type { EventListPage } from '#src/wire/events.ts'

/** What stands one below the other in the list: a competition's head, then its events. Each competition is a section. */
export type ListItem = WindowedItem &
  (
    | {
        readonly kind: 'competition'
        readonly gameId: string
        readonly gameName: string
        readonly name: string
      }
    | { readonly kind: 'event'; readonly event: Event }
  )

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
  const section = { key, name, count: events.length }
  return [
    { kind: 'competition', key, section, position: null, gameId, gameName, name },
    ...events.map((event, at) => ({
      kind: 'event' as const,
      key: event.eventId,
      section,
      position: at + 1,
      event,
    })),
  ]
}
