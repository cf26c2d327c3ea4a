import { decimal, decimalText, zero } from '#domain/money/decimal.ts'

import { contractDecimal, isFeedPrice } from '../price.ts'
import { createProblemLog, FeedFileError, firstReason, type ProblemLog } from '../problems.ts'
import { slug } from './divisions.ts'
import { readTable } from './table.ts'

/** A match of a season, as in the file. Odds are euro odds, as decimal strings. */
export interface SeasonMatch {
  line: number
  /** The same in every run, wherever the file is. */
  eventId: string
  division: string
  /** UTC milliseconds of the date, and of the time of day if the file has it (taken as UTC). */
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

/** Longer names are refused: they would not fit into the ids made from them. */
const longestName = 100
const longestInId = 40

/**
 * Reads a season in football-data's format. Missing or malformed data becomes a problem with its line; the
 * rest is returned, by date.
 * @throws FeedFileError if the file cannot be read, or contains no match
 */
export function readSeason(file: string): { matches: SeasonMatch[]; problems: ProblemLog } {
  const problems = createProblemLog()
  const table = readTable(file, needed, problems)
  const absent = new Set<Offer>()
  for (const [offer, { columns, without }] of entries(offers)) {
    for (const column of columns) {
      if (table.has(column)) continue
      absent.add(offer)
      problems.report(file, table.headerLine, `column ${column} is missing: ${without}`)
    }
  }

  const matches = new Map<string, SeasonMatch>()
  for (const { cell, line } of table.rows) {
    const match = readMatch(cell, line, absent, (reason) => problems.report(file, line, reason))
    if (match === null) continue
    const same = matches.get(match.eventId)
    if (same === undefined) matches.set(match.eventId, match)
    else {
      const what = `${match.home} plays at home on this day on line ${same.line} already`
      problems.report(file, line, `${what}: the line is left out`)
    }
  }
  if (matches.size === 0)
    throw new FeedFileError(file, `holds no match that can be played${firstReason(problems)}.`)
  const byDate = [...matches.values()].sort((a, b) => a.date - b.date || a.line - b.line)
  return { matches: byDate, problems }
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
  if (home === away || Math.max(home.length, away.length) > longestName) {
    report(home === away ? `${home} plays itself` : `a name is longer than ${longestName} characters`)
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
  const division = cell('Div').slice(0, longestName)
  return {
    line,
    eventId: eventIdOf(division, date, home),
    division,
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

/** UTC milliseconds of dd/mm/yyyy or dd/mm/yy and an optional HH:MM; null if it is not a date. */
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
  if (!isFeedPrice(text)) throw new RangeError(`column ${column}: "${text}" is not a price above 1`)
  return text
}

function handicapIn(cell: Cell, column: string): string {
  const text = cell(column).replace(/^\+/, '')
  if (!contractDecimal.test(text) || !decimal(text).times(decimal('4')).mod(decimal('1')).eq(zero)) {
    throw new RangeError(`column ${column}: "${text}" is not a handicap in quarters`)
  }
  const line = decimalText(decimal(text))
  return line === '-0' ? '0' : line
}

/** Half-time scores are only decoration: if they are missing, nothing is reported. */
function halfTime(cell: Cell): SeasonMatch['halfTime'] {
  const [home, away] = [cell('HTHG'), cell('HTAG')]
  return /^\d{1,2}$/.test(home) && /^\d{1,2}$/.test(away) ? { home: Number(home), away: Number(away) } : null
}

function eventIdOf(division: string, date: number, home: string): string {
  const day = new Date(date).toISOString().slice(0, 10).replaceAll('-', '')
  const league = division === '' ? 'season' : slug(division).slice(0, 8)
  return `${league}-${day}-${slug(home).slice(0, longestInId)}`
}

function entries<Key extends string, Value>(table: Record<Key, Value>): [Key, Value][] {
  const keys: Key[] = []
  for (const key in table) keys.push(key)
  return keys.map((key) => [key, table[key]])
}
