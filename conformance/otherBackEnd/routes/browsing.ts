import type { components } from '#openapi/client.gen.ts'

import { badRequest } from '../http.ts'
import type { Event } from '../offer.ts'

type Schemas = components['schemas']
type Tab = keyof Schemas['TiecoCounts']

const dayMs = 24 * 3_600_000

/** Whether an event is in a tab. */
export function isIn(tab: Tab, event: Event): boolean {
  const isOutright = event.markets.some((market) => market.isOutright)
  if (tab === 'outright' || isOutright) return tab === 'outright' && isOutright
  if (tab === 'inplay') return event.isInPlay
  if (tab === 'combo') return event.isComboAllowed
  const isLater = event.startsAt - Date.now() > dayMs
  return !event.isInPlay && (tab === 'early') === isLater
}

/** How many of the events each tab has. */
export function countsOf(events: readonly Event[]): Schemas['TiecoCounts'] {
  const count = (tab: Tab): number => events.filter((event) => isIn(tab, event)).length
  return {
    today: count('today'),
    inplay: count('inplay'),
    early: count('early'),
    combo: count('combo'),
    outright: count('outright'),
  }
}

/** The events that a call asks for, by start, then game, then event. */
export function wanted(
  events: readonly Event[],
  query: URLSearchParams,
  favourites: ReadonlySet<string>,
): Event[] {
  const timing = query.get('timing')
  const date = query.get('date')
  const isOutright = query.get('outright') === 'true'
  const isCombo = query.get('combo') === 'true'
  return filtered(events, query)
    .filter((event) => !isOutright || isIn('outright', event))
    .filter((event) => !isCombo || isIn('combo', event))
    .filter((event) => timing === null || isOfTiming(timing, event, favourites))
    .filter((event) => date === null || dayOf(event.startsAt, query) === date)
    .toSorted(
      (a, b) =>
        a.startsAt - b.startsAt ||
        Number(a.gameId) - Number(b.gameId) ||
        Number(a.eventId) - Number(b.eventId),
    )
}

function isOfTiming(timing: string, event: Event, favourites: ReadonlySet<string>): boolean {
  if (timing === 'favourite') return favourites.has(event.eventId)
  if (timing === 'today' || timing === 'inplay' || timing === 'early') return isIn(timing, event)
  throw badRequest('validationFailed', 'timing')
}

/** The events of the game, the competitions and the words that a call names. */
export function filtered(events: readonly Event[], query: URLSearchParams): Event[] {
  const gameId = query.get('game_id')
  const competitions = query.getAll('competition_id')
  const words = plainText(query.get('search') ?? '')
    .split(/\s+/)
    .filter((word) => word !== '')
  return events
    .filter((event) => gameId === null || event.gameId === gameId)
    .filter((event) => competitions.length === 0 || competitions.includes(event.competitionId))
    .filter((event) => {
      const names = plainText(`${event.home} ${event.away} ${event.competitionName}`)
      return words.every((word) => names.includes(word))
    })
}

function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
}

/** The days of the tabs, with their numbers of events. */
export function datesOf(events: readonly Event[], query: URLSearchParams): Schemas['DateTab'][] {
  const tab = query.get('combo') === 'true' ? 'combo' : 'early'
  const days = new Map<string, number>()
  for (const event of filtered(events, query)) {
    if (!isIn(tab, event)) continue
    const day = dayOf(event.startsAt, query)
    days.set(day, (days.get(day) ?? 0) + 1)
  }
  return [...days]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([event_date, count]) => ({ event_date, count }))
}

/** The calendar day of a moment in the time zone of a call; of UTC where it names none, or none that there is. */
export function dayOf(at: number, query: URLSearchParams): string {
  return dayIn(query.get('timezone') ?? 'UTC', at) ?? dayIn('UTC', at) ?? ''
}

function dayIn(timeZone: string, at: number): string | null {
  try {
    return new Intl.DateTimeFormat('en-CA', { timeZone }).format(at)
  } catch {
    return null
  }
}

/** A page of rows, as `page` and `page_size` want it. */
export function pageOf<Row>(
  rows: readonly Row[],
  query: URLSearchParams,
  usualSize: number,
): { count: number; next: number | null; results: Row[] } {
  const page = numberOf(query, 'page', 1)
  const size = numberOf(query, 'page_size', usualSize)
  if (size > 100) throw badRequest('validationFailed', 'page_size')
  const end = page * size
  return {
    count: rows.length,
    next: end < rows.length ? page + 1 : null,
    results: rows.slice(end - size, end),
  }
}

function numberOf(query: URLSearchParams, name: string, usual: number): number {
  const text = query.get(name)
  if (text === null) return usual
  if (!/^[1-9]\d{0,8}$/.test(text)) throw badRequest('validationFailed', name)
  return Number(text)
}
