import type { ModelEvent } from '../../market/entities.ts'
import type { MarketModel } from '../../market/model.ts'
import { dayIn } from '../../market/tabs.ts'

/** Which events a call asks for; a missing field excludes nothing. */
export interface EventQuery {
  game_id?: string | undefined
  competition_id?: readonly string[] | undefined
  /** Words of team or competition names. */
  search?: string | undefined
  combo?: boolean | undefined
  outright?: boolean | undefined
  timing?: 'today' | 'inplay' | 'early' | 'favourite' | undefined
  /** A calendar day in the member's time zone; only for combo and early. */
  date?: string | undefined
  timezone?: string | undefined
}

/** An event whose only question is who wins the competition. */
export function isOutright(event: ModelEvent): boolean {
  return event.markets.some(({ option }) => option === 'outright')
}

/** An event with an open market that may be part of a combo. */
export function isForCombo(event: ModelEvent): boolean {
  return event.markets.some(
    ({ comboAllowed, status, option }) => comboAllowed && status === 'open' && option !== 'outright',
  )
}

/** Ignoring case and accents. */
function folded(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

/** Whether the names of an event contain every word, anywhere in a name. */
function searchOf(text: string): (event: ModelEvent) => boolean {
  const words = folded(text)
    .split(/\s+/)
    .filter((word) => word !== '')
  if (words.length === 0) return () => true
  return ({ home, away, competitionName }) => {
    const names = [home, away, competitionName].map(folded)
    return words.every((word) => names.some((name) => name.includes(word)))
  }
}

/** The events asked for, by start, then game, then id. Outright events are only in their own list. */
export function eventsOf(
  model: MarketModel,
  query: EventQuery,
  favourites: ReadonlySet<string> = new Set(),
): ModelEvent[] {
  const timeZone = query.timezone ?? 'UTC'
  const competitions = query.competition_id === undefined ? null : new Set(query.competition_id)
  const isLookedFor = searchOf(query.search ?? '')
  const isWanted = (event: ModelEvent): boolean => {
    if (event.markets.length === 0 || (competitions !== null && !competitions.has(event.competitionId)))
      return false
    if (!isLookedFor(event)) return false
    if (query.date !== undefined && (query.combo === true || query.timing === 'early')) {
      if (dayIn(event.startUtc, timeZone) !== query.date) return false
    }
    if (query.outright === true) return isOutright(event)
    if (query.combo === true) return isForCombo(event)
    if (query.timing === 'favourite') return favourites.has(event.eventId)
    if (query.timing === undefined) return true
    return !isOutright(event) && model.tabOf(event) === query.timing
  }
  return model.events(query.game_id).filter(isWanted)
}
