import type { Entry } from '#recording/entries.ts'

import { titleOf, whoOf } from './describe.ts'

/** Which entries of a log are wanted. */
export interface LogFilter {
  /** Of this actor alone, or of whatever else `whoOf` names; all where it is empty. */
  readonly who: string
  /** With this in their title, in small letters or large; all where it is empty. */
  readonly title: string
  /** Only those by which a state changed, or an actor began or ended. */
  readonly changesOnly: boolean
}

export const noFilter: LogFilter = { who: '', title: '', changesOnly: false }

/** The places of the entries that a filter lets through, from one place on. */
export function placesOf(entries: readonly Entry[], filter: LogFilter, from = 0): readonly number[] {
  const title = filter.title.trim().toLowerCase()
  const places: number[] = []
  for (let place = from; place < entries.length; place += 1) {
    const entry = entries[place]
    if (entry === undefined) continue
    if (filter.who !== '' && whoOf(entry) !== filter.who) continue
    if (filter.changesOnly && !isChange(entry)) continue
    if (title !== '' && !titleOf(entry).toLowerCase().includes(title)) continue
    places.push(place)
  }
  return places
}

function isChange(entry: Entry): boolean {
  return entry.kind === 'step'
    ? entry.transitions.length > 0
    : entry.kind === 'began' || entry.kind === 'ended'
}
