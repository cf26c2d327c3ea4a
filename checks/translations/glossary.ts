/** A term, and how a language says it. */
export interface Term {
  /** In English; before a colon stands where it is the label of one place, as in `market: Winner`. */
  readonly term: string
  readonly translation: string
  /**
   * How it is said within a text, as parts of words that a text with the term has one of, so that it may be inflected.
   * Empty: only a text that is the term and nothing else is looked at.
   */
  readonly within: readonly string[]
}

/** What a language has been seen to get wrong. */
export interface Mistake {
  readonly wrong: string
  readonly right: string
}

/** The words of a language: `locales/<language>/glossary.md`. */
export interface Glossary {
  readonly terms: readonly Term[]
  readonly mistakes: readonly Mistake[]
  /** Words in Latin letters that stay in a language with letters of its own. */
  readonly latin: ReadonlySet<string>
}

const heading = /^## (.+)$/

/** @throws where a row of a table has not the columns of its head */
export function readGlossary(markdown: string): Glossary {
  const parts = new Map<string, string[]>()
  let lines: string[] = []
  for (const line of markdown.split('\n')) {
    const title = heading.exec(line)?.[1]
    if (title === undefined) lines.push(line)
    else parts.set(title, (lines = []))
  }
  const terms = rowsOf(parts.get('Terms') ?? [], 4).map(([term = '', translation = '', within = '']) => ({
    term,
    translation,
    within: listOf(within, ' / '),
  }))
  const mistakes = rowsOf(parts.get('Wrong and right') ?? [], 2).map(([wrong = '', right = '']) => ({
    wrong,
    right,
  }))
  return { terms, mistakes, latin: new Set(listOf((parts.get('Latin words') ?? []).join(' '), ',')) }
}

/** The rows of a table without its head. */
function rowsOf(lines: readonly string[], columns: number): string[][] {
  const rows = lines
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .slice(1, line.lastIndexOf('|'))
        .split('|')
        .map((cell) => cell.trim()),
    )
  for (const row of rows)
    if (row.length !== columns) throw new Error(`not ${columns} columns: ${row.join(' | ')}`)
  return rows.slice(2)
}

function listOf(text: string, separator: string): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
