import type { Event } from '#domain/market/event.ts'
import type { WindowedItem } from '#src/ui/list/windowedList/sections.ts'
import type { EventListPage } from '#src/wire/lists/events.ts'

/** What stands one below the other: the head of a day, then what ended on it. */
export type ResultItem = WindowedItem &
  (
    | { readonly kind: 'day'; readonly name: string }
    | { readonly kind: 'result'; readonly event: Event; readonly day: string }
  )

/**
 * Results under their days, as the server orders them. One that two pages hold, since others came above it meanwhile,
 * stands once.
 * @param dayOf names the day of a moment (UTC milliseconds) in the member's zone
 */
export function resultItemsOf(pages: readonly EventListPage[], dayOf: (ms: number) => string): ResultItem[] {
  const events = new Map(pages.flatMap((page) => page.events.map((event) => [event.eventId, event] as const)))
  const days: { readonly name: string; readonly events: Event[] }[] = []
  for (const event of events.values()) {
    const name = dayOf(event.startUtc)
    const last = days.at(-1)
    if (last?.name === name) last.events.push(event)
    else days.push({ name, events: [event] })
  }
  return days.flatMap(({ name, events: ended }, at) => {
    const key = `${at}/${name}`
    const section = { key, name, count: ended.length }
    return [
      { kind: 'day' as const, key, section, position: null, name },
      ...ended.map((event, place) => ({
        kind: 'result' as const,
        key: event.eventId,
        section,
        position: place + 1,
        event,
        day: name,
      })),
    ]
  })
}
