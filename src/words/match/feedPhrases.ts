import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What scoreboards say of where a match stands, as feeds write it, with how it is said in the member's language. */
const phrases: readonly (readonly [RegExp, (i18n: I18n, parts: readonly string[]) => string])[] = [
  [
    /^(?:1st|first)[ -]half$/i,
    (i18n) => i18n._(msg({ message: '1st half', context: 'standing of a match' })),
  ],
  [
    /^(?:2nd|second)[ -]half$/i,
    (i18n) => i18n._(msg({ message: '2nd half', context: 'standing of a match' })),
  ],
  [
    /^half[ -]?time$/i,
    (i18n) => i18n._(msg({ message: 'Half-time', context: 'standing of a match: the break' })),
  ],
  [
    /^full[ -]?time$/i,
    (i18n) => i18n._(msg({ message: 'Full-time', context: 'standing of a match: it is played out' })),
  ],
  [/^extra time$/i, (i18n) => i18n._(msg({ message: 'Extra time', context: 'standing of a match' }))],
  [
    /^penalties$/i,
    (i18n) => i18n._(msg({ message: 'Penalties', context: 'standing of a match: shoot-out' })),
  ],
  [
    /^overtime$/i,
    (i18n) => i18n._(msg({ message: 'Overtime', context: 'standing of a match: it is played longer' })),
  ],
  [
    /^OT(\d+)$/,
    (i18n, [number = '']) =>
      i18n._(msg({ message: `OT${number}`, context: 'overtime of a match by its number, short' })),
  ],
  [
    /^(?:Q|Quarter )(\d)$/i,
    (i18n, [number = '']) =>
      i18n._(msg({ message: `Q${number}`, context: 'quarter of a match by its number, short' })),
  ],
  [
    /^Set (\d+)$/i,
    (i18n, [number = '']) =>
      i18n._(msg({ message: `Set ${number}`, context: 'part of a match of tennis or volleyball' })),
  ],
  [
    /^Period (\d+)$/i,
    (i18n, [number = '']) =>
      i18n._(msg({ message: `Period ${number}`, context: 'part of a match, as of ice hockey' })),
  ],
  [
    /^(\d+)(?:st|nd|rd|th) innings?$/i,
    (i18n, [number = '']) =>
      i18n._(msg({ message: `Innings ${number}`, context: 'part of a match of cricket or baseball' })),
  ],
  [
    /^Round (\d+)$/i,
    (i18n, [round = '']) =>
      i18n._(msg({ message: `Round ${round}`, context: 'standing of a match: part of a map' })),
  ],
  [
    /^Flag (\d+)$/i,
    (i18n, [number = '']) =>
      i18n._(msg({ message: `Flag ${number}`, context: 'round of a game in which a flag is captured' })),
  ],
  [
    /^Over (\d+(?:\.\d)?)$/i,
    (i18n, [number = '']) =>
      i18n._(msg({ message: `Over ${number}`, context: 'cricket: six balls, by their number' })),
  ],
  [/^Super over$/i, (i18n) => i18n._(msg({ message: 'Super over', context: 'cricket: decides a tie' }))],
  [
    /^End of (.+)$/i,
    (i18n, [over = '']) => {
      const part = feedPhrase(i18n, over)
      return i18n._(msg({ message: `End of ${part}`, context: 'standing: a quarter is over' }))
    },
  ],
  [
    /^Map (\d+) to (.+), (\d+-\d+)$/,
    (i18n, [map = '', team = '', scoreline = '']) =>
      i18n._(
        msg({
          message: `Map ${map} to ${team}, ${scoreline}`,
          context: 'standing of a series: who won its last map',
        }),
      ),
  ],
  [
    /^towers (\d+-\d+)$/i,
    (i18n, [scoreline = '']) =>
      i18n._(msg({ message: `towers ${scoreline}`, context: 'towers that each team has destroyed' })),
  ],
]

/** What a scoreboard says, in the member's language; what is not known as the feed has it. */
export function feedPhrase(i18n: I18n, text: string): string {
  for (const [pattern, say] of phrases) {
    const found = pattern.exec(text)
    if (found !== null) return say(i18n, found.slice(1))
  }
  return text
}
