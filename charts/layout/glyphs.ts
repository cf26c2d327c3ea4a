/**
 * How wide text is, by a fixed table, so that a chart has the same shape on every machine. The widths are those of
 * Helvetica, which Arial and Liberation Sans share, in thousandths of the size.
 */
const widths: Readonly<Record<string, number>> = {
  ...each("ijl'", 222),
  ...each(' !,./:;I[]\\|ft', 278),
  ...each('()-r`', 333),
  ...each('*', 389),
  ...each('^{}"', 469),
  ...each('Jckvsxyz', 500),
  ...each('#$?_0123456789Labdeghnopqu', 556),
  ...each('+<=>~FTZ', 611),
  ...each('&ABEKPSVXY', 667),
  ...each('CDHNRUw', 722),
  ...each('GOQ', 778),
  ...each('Mm', 833),
  ...each('%@W', 1015),
}
/** As wide as the widest letter: characters that are not in the table are at most this wide. */
const unknown = 1000
/** How much wider bold letters are, at most. */
const boldness = 1.1

export interface Type {
  readonly size: number
  readonly isBold: boolean
}

function each(letters: string, width: number): Record<string, number> {
  return Object.fromEntries(Array.from(letters, (letter) => [letter, width]))
}

/** The width of a line of text in pixels. */
export function widthOf(text: string, { size, isBold }: Type): number {
  const sum = Array.from(text).reduce((total, letter) => total + (widths[letter] ?? unknown), 0)
  return Math.ceil((sum * size * (isBold ? boldness : 1)) / 1000)
}

/**
 * Breaks text into lines no wider than a width: between words; inside a name only before a capital or after a dot,
 * if the name alone is wider.
 */
export function wrapped(text: string, type: Type, width: number): readonly string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ').flatMap((one) => piecesOf(one, type, width))) {
    const longer = line === '' || word.isGlued ? `${line}${word.text}` : `${line} ${word.text}`
    if (line === '' || widthOf(longer, type) <= width) line = longer
    else {
      lines.push(line)
      line = word.text
    }
  }
  return line === '' ? lines : [...lines, line]
}

interface Piece {
  readonly text: string
  /** Whether it follows the previous one without a space. */
  readonly isGlued: boolean
}

function piecesOf(word: string, type: Type, width: number): readonly Piece[] {
  if (widthOf(word, type) <= width) return [{ text: word, isGlued: false }]
  const joints = word.includes('/') ? /(?<=\/)|(?=[A-Z])/ : /(?<=\.)|(?=[A-Z])/
  return word.split(joints).map((text, at) => ({ text, isGlued: at > 0 }))
}
