import type { Event } from '#domain/market/event.ts'
import type { WindowedItem } from '#src/ui/list/windowedList/sections.ts'
import type { EventListPage } from '#src/wire/lists/events.ts'
import type { LeftReason } from '#src/words/match/leftReasons.ts'

/** When an event starts, UTC milliseconds; null for one that is played now. */
type ListStart = number | null

/** By when an event stands in a list by time. */
export function listStartOf({ inPlay, startUtc }: Event): ListStart {
  return inPlay ? null : startUtc
}

/** An event of a list, and why it is not in it any more; null for one that is. */
export interface ListRow {
  readonly event: Event
  /** Where it stands by time; kept while the list holds, whatever the event does meanwhile. */
  readonly startsAt: ListStart
  readonly left: LeftReason | null
}

/** A competition's head. */
export interface CompetitionItem {
  readonly kind: 'competition'
  readonly gameId: string
  readonly gameName: string
  readonly competitionId: string
  readonly name: string
  readonly isFolded: boolean
}

/** What stands one below the other in the list: a head, then its events. Each competition, or each time, is a section. */
export type ListItem = WindowedItem &
  (
    | CompetitionItem
    /** Heads what starts at one time, or is played now. */
    | { readonly kind: 'time'; readonly name: string; readonly isNow: boolean }
    | { readonly kind: 'event'; readonly event: Event; readonly left: LeftReason | null }
  )

/** The rows of pages that are shown as they are. */
export function rowsOf(pages: readonly EventListPage[]): readonly (readonly ListRow[])[] {
  return pages.map(({ events }) =>
    events.map((event) => ({ event, startsAt: listStartOf(event), left: null })),
  )
}

type Pages = readonly (readonly ListRow[])[]

/**
 * The events by competition, the competition of the first event first. Each page is grouped on its own, so that a page
 * that is appended moves nothing above it. An event that is on two pages, because it moved meanwhile, is shown once.
 * @param folded the competitions of which only the head is shown, by id
 */
export function listItemsOf(pages: Pages, folded: readonly string[] = []): ListItem[] {
  const seen = new Set<string>()
  return pages.flatMap((rows, page) => {
    const groups = new Map<string, ListRow[]>()
    for (const row of rows) {
      const { eventId, gameId, competitionId } = row.event
      if (seen.has(eventId)) continue
      seen.add(eventId)
      const id = `${gameId}/${competitionId}`
      const group = groups.get(id)
      if (group === undefined) groups.set(id, [row])
      else group.push(row)
    }
    return [...groups].flatMap(([id, group]) => competitionItems(`${page}/${id}`, group, folded))
  })
}

function competitionItems(key: string, rows: readonly ListRow[], folded: readonly string[]): ListItem[] {
  const [first] = rows
  if (first === undefined) return []
  const { gameId, gameName, competitionId, competitionName: name } = first.event
  const isFolded = folded.includes(competitionId)
  const section = { key, name, count: rows.length }
  return [
    { kind: 'competition', key, section, position: null, gameId, gameName, competitionId, name, isFolded },
    ...(isFolded ? [] : eventItems(section, rows)),
  ]
}

function eventItems(section: WindowedItem['section'], rows: readonly ListRow[]): ListItem[] {
  return rows.map(({ event, left }, at) => ({
    kind: 'event',
    key: event.eventId,
    section,
    position: at + 1,
    event,
    left,
  }))
}

/**
 * The events by the time they start, those in play now first; each page on its own.
 * @param nameOf what such a time is called, UTC milliseconds; null for now
 */
export function listItemsByTime(pages: Pages, nameOf: (startUtc: ListStart) => string): ListItem[] {
  return pages.flatMap((rows, page) => {
    const groups = new Map<ListStart, ListRow[]>()
    for (const row of rows.toSorted((a, b) => (a.startsAt ?? 0) - (b.startsAt ?? 0))) {
      const group = groups.get(row.startsAt)
      if (group === undefined) groups.set(row.startsAt, [row])
      else group.push(row)
    }
    return [...groups].flatMap(([startUtc, group]): ListItem[] => {
      const key = `${page}/${startUtc ?? 'live'}`
      const section = { key, name: nameOf(startUtc), count: group.length }
      const { name } = section
      return [
        { kind: 'time', key, section, position: null, name, isNow: startUtc === null },
        ...eventItems(section, group),
      ]
    })
  })
}
