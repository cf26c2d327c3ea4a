/** Outlines of a crest: sports have three, esports one. */
export type CrestShape = 'shield' | 'roundel' | 'diamond' | 'hexagon'

/** How a crest's two colours meet. */
export type CrestDivision = 'pale' | 'fess' | 'bend' | 'chevron' | 'flanks' | 'bars'

export interface CrestLook {
  readonly shape: CrestShape
  readonly division: CrestDivision
  /** Two hues of the twelve, in degrees of oklch; never the same twice. */
  readonly hues: readonly [number, number]
  /** One or two letters. */
  readonly monogram: string
}

const sportShapes = ['shield', 'roundel', 'diamond'] as const
const divisions = ['pale', 'fess', 'bend', 'chevron', 'flanks', 'bars'] as const
/** Far enough from each other to be told apart. */
const hues = [25, 40, 60, 120, 150, 178, 205, 230, 258, 280, 305, 350] as const

/** FNV-1a of a text's UTF-16 units, 32 bits, unsigned: the same on every machine and in every language. */
export function hashOf(text: string): number {
  let hash = 0x81_1c_9d_c5
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93) >>> 0
  return hash
}

function pick<Each>(from: readonly [Each, ...Each[]], number: number): Each {
  return from[number % from.length] ?? from[0]
}

/** The first letters of the first two words, or the first two of a name of one word; one where letters are as wide as words. */
export function monogramOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  const [first = '', second] = words
  const letters = Array.from(first)
  if (/^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(first))
    return letters[0] ?? ''
  return `${letters[0] ?? ''}${second === undefined ? (letters[1] ?? '') : (Array.from(second)[0] ?? '')}`.toUpperCase()
}

/** A team's crest from its name alone, steady wherever it stands. @param isSport else the hexagon of esports */
export function crestOf(name: string, isSport: boolean): CrestLook {
  const hash = hashOf(name)
  const first = hash % hues.length
  const second = (first + 1 + ((hash >>> 8) % (hues.length - 1))) % hues.length
  return {
    shape: isSport ? pick(sportShapes, hash >>> 16) : 'hexagon',
    division: pick(divisions, hash >>> 20),
    hues: [pick(hues, first), pick(hues, second)],
    monogram: monogramOf(name),
  }
}
