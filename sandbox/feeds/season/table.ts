import { CsvError, parse } from 'csv-parse/sync'

import { type Line, readLines } from '../lines.ts'
import { FeedFileError, type ProblemLog } from '../problems.ts'

/** A row of a season's file, its cells by the names in the header. */
export interface Row {
  line: number
  cell(column: string): string
}

/** A file of comma-separated columns, with its header read. */
export interface Table {
  headerLine: number
  has(column: string): boolean
  rows: Row[]
}

/**
 * Reads a table whose header names the columns, in any order. A row is one line: an unclosed quotation mark spoils
 * its own line and no other. A line that cannot be read becomes a problem.
 * @param needed the columns that the table must have
 * @throws FeedFileError if the file cannot be read, is a table of another kind, or is not a table
 */
export function readTable(file: string, needed: readonly string[], problems: ProblemLog): Table {
  const [first, ...lines] = readLines(file, problems, (text) => Array.isArray(cellsOf(text)))
  if (first === undefined) throw new FeedFileError(file, 'is empty.')
  if (first.text.startsWith('{')) {
    throw new FeedFileError(file, 'is no season: it looks like a recorded stream, which --replay plays.')
  }
  const columns = new Map<string, number>()
  const header = cellsOf(first.text)
  if (!Array.isArray(header))
    throw new FeedFileError(file, `has no header that can be read: ${header.wrong} on line ${first.number}.`)
  header.forEach((text, index) => {
    const name = text.trim()
    if (name === '') return
    if (columns.has(name))
      problems.report(file, first.number, `column ${name} is there twice: the first counts`)
    else columns.set(name, index)
  })
  const missing = needed.filter((column) => !columns.has(column))
  if (missing.length > 0) throw new FeedFileError(file, whyNoTable(first, needed, missing))

  const rows: Row[] = []
  for (const line of lines) {
    const cells = cellsOf(line.text)
    if (!Array.isArray(cells)) problems.report(file, line.number, `${cells.wrong}: the line is left out`)
    else if (cells.some((text) => text.trim() !== '')) {
      rows.push({
        line: line.number,
        cell: (column) => {
          const position = columns.get(column)
          return position === undefined ? '' : (cells[position] ?? '').trim()
        },
      })
    }
  }
  return { headerLine: first.number, has: (column) => columns.has(column), rows }
}

function cellsOf(text: string): string[] | { wrong: string } {
  try {
    const [cells = []]: string[][] = parse(text, { relaxColumnCount: true })
    return cells
  } catch (error) {
    const code = error instanceof CsvError ? error.code : ''
    const wrong =
      code === 'CSV_QUOTE_NOT_CLOSED'
        ? 'a quotation mark is not closed'
        : 'a quotation mark stands where none may stand'
    return { wrong }
  }
}

function whyNoTable(first: Line, needed: readonly string[], missing: readonly string[]): string {
  const { text } = first
  for (const [separator, name] of [
    [';', 'semicolons'],
    ['\t', 'tabs'],
    ['|', 'bars'],
  ] as const) {
    const columns = text.split(separator).map((column) => column.replaceAll('"', '').trim())
    if (needed.every((column) => columns.includes(column))) {
      return `separates its columns by ${name}: commas are needed.`
    }
  }
  const names = missing.join(', ')
  return missing.length === needed.length
    ? `is no season: its line ${first.number} is no header with the columns ${names}.`
    : `is no season that can be played: column ${names} is missing.`
}
