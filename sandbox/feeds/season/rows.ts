import { parse } from 'csv-parse/sync'

import { decimal, decimalText, isDecimalText, zero } from '#domain/decimal.ts'
import { isEuroOdds } from '#domain/odds.ts'

import type { FeedProblem } from '../feed.ts'
import { readMaybeGzipped } from '../lines.ts'

/** A match of a season, as the file has it. Odds are euro odds, as decimal strings. */
export interface SeasonMatch {
  line: number
  division: string
  /** UTC milliseconds of the date, and the time of day where the file has it (taken as UTC). */
  date: number
  home: string
  away: string
  fullTime: { home: number; away: number } | null
  halfTime: { home: number; away: number } | null
  result: { home: string; draw: string; away: string } | null
  goals: { over: string; under: string } | null
  /** `line` is the home side's handicap, in quarters, without needless zeros. */
  handicap: { line: string; home: string; away: string } | null
}

const needed = ['Date', 'HomeTeam', 'AwayTeam'] as const
const offers = {
  result: { columns: ['B365H', 'B365D', 'B365A'], without: 'no 1X2' },
  goals: { columns: ['B365>2.5', 'B365<2.5'], without: 'no over/under 2.5' },
  handicap: { columns: ['AHh', 'B365AHH', 'B365AHA'], without: 'no Asian handicap' },
  fullTime: { columns: ['FTHG', 'FTAG'], without: 'the match ends void' },
} as const

type Offer = keyof typeof offers
type Cell = (column: string) => string

/**
 * Reads a season in football-data's format: columns by the names in the header, in any order. What is
 * missing or malformed becomes a problem with its line; the rest is returned, by date.
 * Throws where the file cannot be read at all.
 */
export function readSeason(file: string): { matches: SeasonMatch[]; problems: FeedProblem[] } {
  const problems: FeedProblem[] = []
  const report = (line: number, reason: string): void => {
    problems.push({ line, reason, file: nameOf(file) })
  }
  const [header, ...rows] = records(decode(readMaybeGzipped(file)), report)
  if (header === undefined) {
    report(1, 'the file is empty')
    return { matches: [], problems }
  }

  const index = new Map(header.cells.map((name, position) => [name.trim(), position]))
  const missing = needed.filter((column) => !index.has(column))
  for (const column of missing) report(header.line, `column ${column} is missing: no match can be played`)
  if (missing.length > 0) return { matches: [], problems }
  const absent = new Set<Offer>()
  for (const [offer, { columns, without }] of entries(offers)) {
    for (const column of columns) {
      if (index.has(column)) continue
      absent.add(offer)
      report(header.line, `column ${column} is missing: ${without}`)
    }
  }

  const matches: SeasonMatch[] = []
  for (const { cells, line } of rows) {
    const cell: Cell = (column) => {
      const position = index.get(column)
      return position === undefined ? '' : (cells[position] ?? '').trim()
    }
    if (cells.every((text) => text.trim() === '')) continue
    const match = readMatch(cell, line, absent, (reason) => report(line, reason))
    if (match !== null) matches.push(match)
  }
  matches.sort((a, b) => a.date - b.date || a.line - b.line)
  return { matches, problems }
}

function readMatch(
  cell: Cell,
  line: number,
  absent: ReadonlySet<Offer>,
  report: (reason: string) => void,
): SeasonMatch | null {
  const date = readDate(cell('Date'), cell('Time'))
  if (date === null) {
    report(
      `column Date: "${cell('Date')} ${cell('Time')}" is not dd/mm/yyyy or dd/mm/yy with an optional HH:MM`,
    )
    return null
  }
  const [home, away] = [cell('HomeTeam'), cell('AwayTeam')]
  if (home === '' || away === '') {
    report(`column ${home === '' ? 'HomeTeam' : 'AwayTeam'} is empty`)
    return null
  }
  const read = <Value>(offer: Offer, take: () => Value): Value | null => {
    if (absent.has(offer)) return null
    try {
      return take()
    } catch (error) {
      report(`${error instanceof Error ? error.message : 'unreadable'}: ${offers[offer].without}`)
      return null
    }
  }
  return {
    line,
    division: cell('Div'),
    date,
    home,
    away,
    fullTime: read('fullTime', () => ({ home: goalsIn(cell, 'FTHG'), away: goalsIn(cell, 'FTAG') })),
    halfTime: halfTime(cell),
    result: read('result', () => ({
      home: oddsIn(cell, 'B365H'),
      draw: oddsIn(cell, 'B365D'),
      away: oddsIn(cell, 'B365A'),
    })),
    goals: read('goals', () => ({ over: oddsIn(cell, 'B365>2.5'), under: oddsIn(cell, 'B365<2.5') })),
    handicap: read('handicap', () => ({
      line: handicapIn(cell, 'AHh'),
      home: oddsIn(cell, 'B365AHH'),
      away: oddsIn(cell, 'B365AHA'),
    })),
  }
}

/** UTC milliseconds of dd/mm/yyyy or dd/mm/yy and an optional HH:MM; null when it is no such date. */
export function readDate(dateText: string, timeText: string): number | null {
  const date = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})$/.exec(dateText)
  const time = timeText === '' ? ['', '0', '0'] : /^(\d{1,2}):(\d{2})$/.exec(timeText)
  if (date === null || time === null) return null
  const [day, month, year] = [Number(date[1]), Number(date[2]), Number(date[3])]
  const [hour, minute] = [Number(time[1]), Number(time[2])]
  const century = date[3]?.length === 4 ? 0 : year < 70 ? 2000 : 1900
  const at = new Date(Date.UTC(century + year, month - 1, day, hour, minute))
  const isReal = at.getUTCDate() === day && at.getUTCMonth() === month - 1 && hour < 24 && minute < 60
  return isReal ? at.getTime() : null
}

function goalsIn(cell: Cell, column: string): number {
  const text = cell(column)
  if (!/^\d{1,2}$/.test(text)) throw new RangeError(`column ${column}: "${text}" is not a number of goals`)
  return Number(text)
}

function oddsIn(cell: Cell, column: string): string {
  const text = cell(column)
  if (!isEuroOdds(text)) throw new RangeError(`column ${column}: "${text}" is not a price above 1`)
  return text
}

function handicapIn(cell: Cell, column: string): string {
  const text = cell(column).replace(/^\+/, '')
  if (!isDecimalText(text) || !decimal(text).times(decimal('4')).mod(decimal('1')).eq(zero)) {
    throw new RangeError(`column ${column}: "${text}" is not a handicap in quarters`)
  }
  const line = decimalText(decimal(text))
  return line === '-0' ? '0' : line
}

/** Half-time scores only decorate: without them nothing is said. */
function halfTime(cell: Cell): SeasonMatch['halfTime'] {
  const [home, away] = [cell('HTHG'), cell('HTAG')]
  return /^\d{1,2}$/.test(home) && /^\d{1,2}$/.test(away) ? { home: Number(home), away: Number(away) } : null
}

interface CsvRecord {
  cells: string[]
  line: number
}

function records(text: string, report: (line: number, reason: string) => void): CsvRecord[] {
  const found: CsvRecord[] = []
  parse(text, {
    bom: true,
    relaxColumnCount: true,
    skipEmptyLines: true,
    skipRecordsWithError: true,
    onSkip: (error) => {
      report(Number(error?.['lines'] ?? 0), error?.message ?? 'unreadable')
      return undefined
    },
    onRecord: (cells: string[], context) => {
      found.push({ cells, line: context.lines })
      return null
    },
  })
  return found
}

/** Older files are not UTF-8. */
function decode(content: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    return content.toString('latin1')
  }
}

function nameOf(file: string): string {
  return file.slice(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1)
}

function entries<Key extends string, Value>(table: Record<Key, Value>): [Key, Value][] {
  const keys: Key[] = []
  for (const key in table) keys.push(key)
  return keys.map((key) => [key, table[key]])
}
