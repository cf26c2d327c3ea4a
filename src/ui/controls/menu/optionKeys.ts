import { isCharacter, type Key } from './openingKeys.ts'

/** Milliseconds after which a letter begins another word. */
const pause = 500
const page = 10

/** Where one is among the options, and what has been typed to get there. */
export interface Place {
  readonly at: number
  readonly word: string
  /** When its last letter came, ms. */
  readonly typedAt: number
}

/** The word that a key makes of what was typed, or null where it is no letter: a space is one only within a word. */
function wordAfter({ word, typedAt }: Place, key: Key): string | null {
  const isGoingOn = word !== '' && key.timeStamp - typedAt <= pause
  if (!isCharacter(key) || (key.key === ' ' && !isGoingOn)) return null
  return isGoingOn ? word + key.key : key.key
}

/** The option that a word leads to: the next that begins so; one letter, again and again, goes through all that do. */
function placeOfWord(word: string, labels: readonly string[], at: number): number {
  const isOneLetter = Array.from(word).every((letter) => letter === word[0])
  const wanted = (isOneLetter ? word.slice(0, 1) : word).toLocaleLowerCase()
  const first = isOneLetter ? at + 1 : at
  const places = labels.map((_, step) => (first + step) % labels.length)
  return places.find((place) => labels[place]?.toLocaleLowerCase().startsWith(wanted) === true) ?? at
}

/** Where a key leads among the options, or null for one that leads nowhere. */
export function placeAfter(key: Key, place: Place, labels: readonly string[]): Place | null {
  const { at } = place
  const word = wordAfter(place, key)
  if (word !== null) return { word, typedAt: key.timeStamp, at: placeOfWord(word, labels, Math.max(at, 0)) }
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    PageDown: at + page,
    PageUp: at - page,
    Home: 0,
    End: labels.length - 1,
  }
  const to = key.altKey ? undefined : steps[key.key]
  return to === undefined ? null : { ...place, at: Math.min(Math.max(to, 0), labels.length - 1) }
}
