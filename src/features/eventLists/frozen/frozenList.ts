import type { Event } from '#domain/market/event.ts'
import type { LeftReason } from '#src/words/match/leftReasons.ts'

import { type ListRow, listStartOf } from '../list/listItems.ts'

/** A row as it is kept: when its event left, where it has. */
interface KeptRow extends ListRow {
  /** Milliseconds. */
  readonly leftAt: number | null
}

/** What a list shows of its replies. */
export interface FrozenList {
  readonly pages: readonly (readonly KeptRow[])[]
  /** Events that have come and are not shown yet. */
  readonly waiting: number
}

/** Milliseconds for which an event that has left stays, so that its reason is read. */
export const leaveFor = 6_000

interface Following {
  /** The member aims at the list: order and rows hold. */
  readonly isHeld: boolean
  /** Milliseconds. */
  readonly now: number
  readonly reasonOf: (event: Event) => LeftReason
}

/**
 * What a list shows next. While it is held nothing changes its place or goes: what has left says why, what has come
 * waits, and only a further page is added at the end. Else it is as the reply has it, but competitions keep their order,
 * and what has left stays for some seconds where it was.
 * @param before what it showed; null for a list that begins
 * @param reply the events of each page
 */
export function followReply(
  before: FrozenList | null,
  reply: readonly (readonly Event[])[],
  following: Following,
): FrozenList {
  const pages = eachOnce(reply)
  if (before === null) return { pages: pages.map((page) => page.map(here)), waiting: 0 }
  const kept = keptOf(before, pages, following)
  if (!following.isHeld) return { pages: released(before, kept, pages), waiting: 0 }
  const shown = new Set(before.pages.flat().map(({ event }) => event.eventId))
  const isNew = ({ eventId }: Event): boolean => !shown.has(eventId)
  const known = before.pages.length
  return {
    pages: [...kept, ...pages.slice(known).map((page) => page.filter(isNew).map(here))],
    waiting: pages.slice(0, known).flat().filter(isNew).length,
  }
}

const here = (event: Event): KeptRow => ({ event, startsAt: listStartOf(event), left: null, leftAt: null })

/** An event that moved from one page to the next meanwhile stands in the first. */
function eachOnce(pages: readonly (readonly Event[])[]): Event[][] {
  const seen = new Set<string>()
  return pages.map((page) =>
    page.filter(({ eventId }) => {
      const isFirst = !seen.has(eventId)
      seen.add(eventId)
      return isFirst
    }),
  )
}

/** The rows that were shown, in their places: as they are now, or with the reason they left. */
function keptOf(
  before: FrozenList,
  pages: readonly (readonly Event[])[],
  { isHeld, now, reasonOf }: Following,
): KeptRow[][] {
  const there = new Map(pages.flat().map((event) => [event.eventId, event]))
  return before.pages.map((page) =>
    page.flatMap((row): KeptRow[] => {
      const event = there.get(row.event.eventId)
      if (event !== undefined) return [isHeld ? { ...here(event), startsAt: row.startsAt } : here(event)]
      if (row.leftAt === null) return [{ ...row, left: reasonOf(row.event), leftAt: now }]
      return isHeld || now - row.leftAt < leaveFor ? [row] : []
    }),
  )
}

/** The reply with its competitions in the order that was shown, and what has left where it was. */
function released(
  before: FrozenList,
  kept: readonly KeptRow[][],
  pages: readonly (readonly Event[])[],
): KeptRow[][] {
  const shown = pages.map((page, at) => withLeavers(inOrder(page, before.pages[at] ?? []), kept[at] ?? []))
  const beyond = kept.slice(pages.length).flatMap((page) => page.filter(({ left }) => left !== null))
  const last = shown.at(-1)
  if (last === undefined) return beyond.length === 0 ? [] : [beyond]
  last.push(...beyond)
  return shown
}

function competitionOf({ gameId, competitionId }: Event): string {
  return `${gameId}/${competitionId}`
}

/** Competitions that were shown keep their order; a new one stands after the one that it follows in the reply. */
function inOrder(page: readonly Event[], shown: readonly KeptRow[]): KeptRow[] {
  const groups = new Map<string, Event[]>()
  for (const event of page) {
    const id = competitionOf(event)
    groups.set(id, [...(groups.get(id) ?? []), event])
  }
  const order = [...new Set(shown.map(({ event }) => competitionOf(event)))].filter((id) => groups.has(id))
  let last: string | null = null
  for (const id of groups.keys()) {
    if (!order.includes(id)) order.splice(last === null ? 0 : order.indexOf(last) + 1, 0, id)
    last = id
  }
  return order.flatMap((id) => groups.get(id) ?? []).map(here)
}

/** Each that has left goes after the row that it followed, or at the head of its competition. */
function withLeavers(rows: readonly KeptRow[], kept: readonly KeptRow[]): KeptRow[] {
  const result = [...rows]
  const places = kept.map(({ event }) => event.eventId)
  for (const [at, row] of kept.entries()) {
    if (row.left === null) continue
    const isOwn = ({ event }: KeptRow): boolean => competitionOf(event) === competitionOf(row.event)
    const earlier = new Set(places.slice(0, at))
    const follows = result.findLastIndex((each) => earlier.has(each.event.eventId) && isOwn(each))
    const first = result.findIndex(isOwn)
    const after = result.findLastIndex(({ event }) => earlier.has(event.eventId))
    result.splice(follows !== -1 ? follows + 1 : first !== -1 ? first : after + 1, 0, row)
  }
  return result
}
