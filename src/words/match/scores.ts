import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { EventScore } from '#src/realtime/scoreBook.ts'

import { inMemberWords } from './feed.ts'

/** A scoreline by team: "2-1" is ["2", "1"], "120/3-98/10" is ["120/3", "98/10"]; empty where it cannot be told apart. */
export function scoresOf(scoreline: string | null): readonly [home: string, away: string] {
  const parts = scoreline?.split('-') ?? []
  const [home, away] = parts
  return parts.length === 2 && home !== undefined && away !== undefined
    ? [home.trim(), away.trim()]
    : ['', '']
}

type Standing = Pick<EventScore, 'mapNum' | 'details'>

/** Where a match in play stands: its map and what the scoreboard says, "Map 2, Round 12". */
export function scoreDetails(i18n: I18n, score: Standing): string {
  const map = mapName(i18n, score)
  const details = score.details ?? ''
  // Between maps the scoreboard itself names the one that is over: "Map 2 to Ember Lanterns, 13-4".
  const isNamed = map !== null && (details.startsWith(map) || details.startsWith(`Map ${score.mapNum}`))
  return [isNamed ? null : map, detailsInWords(i18n, details)]
    .filter((part) => part !== null && part !== '')
    .join(', ')
}

/** Minutes as "84'" or "90+3'", or a clock as "15:24", at the end of what the scoreboard says, or at its start. */
const clockAtEnd = /^(.*?),?\s*(\d{1,3}(?:\+\d{1,2})?['’]|\d{1,3}:\d{2})$/
const clockAtStart = /^(\d{1,3}:\d{2}),/

/** What a scoreboard says, "2nd half 84'": its clock as it is, the rest in the member's language. */
export function detailsInWords(i18n: I18n, details: string): string {
  const [, before, clockLast] = clockAtEnd.exec(details) ?? []
  if (before !== undefined && clockLast !== undefined)
    return [inMemberWords(i18n, before), clockLast].filter(Boolean).join(' ')
  const [leading, clockFirst] = clockAtStart.exec(details) ?? []
  if (leading !== undefined)
    return `${clockFirst}, ${inMemberWords(i18n, details.slice(leading.length).trim())}`
  return inMemberWords(i18n, details)
}

/**
 * The same in two parts, the clock first: "84'" and "2nd half", "15:24" and "Map 2". What has no clock leads with what
 * the scoreboard says, "Round 12" and "Map 2"; what is longer than that stands alone.
 */
export function standingOf(i18n: I18n, score: Standing): { readonly clock: string; readonly where: string } {
  const details = score.details?.trim() ?? ''
  const map = mapName(i18n, score) ?? ''
  const [, leading] = clockAtStart.exec(details) ?? []
  if (leading !== undefined && map !== '') return { clock: leading, where: map }
  const [, before = '', clock] = clockAtEnd.exec(details) ?? []
  if (clock !== undefined)
    return { clock, where: [map, inMemberWords(i18n, before)].filter(Boolean).join(', ') }
  const said = detailsInWords(i18n, details)
  if (details.length > longestLead) return { clock: '', where: said }
  return details === '' ? { clock: map, where: '' } : { clock: said, where: map }
}

/** Characters that lead in a row: "Quarter 4". */
const longestLead = 11

function mapName(i18n: I18n, { mapNum }: Standing): string | null {
  return mapNum === null
    ? null
    : i18n._(msg({ message: `Map ${mapNum}`, context: 'map of a series by its number' }))
}
