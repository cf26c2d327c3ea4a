import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

import { afterAll, describe, expect, it } from 'vitest'

import { sampleRecording, sampleSeason } from '../../testing/samples.ts'
import { FeedFileError } from '../problems.ts'
import { readSeason } from './rows.ts'
import { seasonFeed } from './season.ts'

const folder = mkdtempSync(join(tmpdir(), 'season-damaged-'))
afterAll(() => rmSync(folder, { recursive: true }))

const sample = readFileSync(sampleSeason, 'utf8').trimEnd().split('\r\n')
const whole = readSeason(sampleSeason).matches

function fileOf(content: string | Buffer | readonly string[], name = 'damaged.csv'): string {
  const file = join(folder, name)
  writeFileSync(file, typeof content === 'string' || Buffer.isBuffer(content) ? content : content.join('\n'))
  return file
}

/** The problems of the sample after one of its lines (counted from 1) was replaced by others. */
function reasonsWith(line: number, change: (text: string) => string | string[]): string[] {
  const lines = sample.flatMap((text, index) => (index === line - 1 ? change(text) : text))
  const { matches, problems } = readSeason(fileOf(lines))
  expect(matches.length).toBeGreaterThanOrEqual(29)
  return problems.shown.map((problem) => `${problem.line}: ${problem.reason}`)
}

describe('a file that is not a season', () => {
  it.each([
    ['a recorded stream', () => sampleRecording, 'is no season: it looks like a recorded stream'],
    [
      'no header',
      () => fileOf(sample.slice(1)),
      'is no season: its line 1 is no header with the columns Date',
    ],
    [
      'semicolons',
      () => fileOf(sample.map((text) => text.replaceAll(',', ';'))),
      'columns by semicolons: commas',
    ],
    ['tabs', () => fileOf(sample.map((text) => text.replaceAll(',', '\t'))), 'columns by tabs: commas'],
    ['UTF-16', () => fileOf(Buffer.from(sample.join('\n'), 'utf16le')), 'is in UTF-16'],
    ['nothing', () => fileOf(''), 'is empty.'],
    ['a header alone', () => fileOf(sample.slice(0, 1)), 'holds no match that can be played.'],
    [
      'rows without a date',
      () => fileOf(sample.map((text, index) => (index === 0 ? text : text.replace('/', '-')))),
      'holds no match that can be played (line 2: column Date: ',
    ],
    [
      'rows without odds',
      () => fileOf(['Date,HomeTeam,AwayTeam', '17/08/2024,A,B']),
      'has no prices that can be',
    ],
    [
      'an open quotation mark in its header',
      () => fileOf([`"${sample[0]}`, ...sample.slice(1)]),
      'has no header',
    ],
  ])('(%s) stops with one error that names it', (_what, make, message) => {
    const file = make()
    const play = () => seasonFeed({ file, epoch: 0 })
    expect(play).toThrow(FeedFileError)
    expect(play).toThrow(file)
    expect(play).toThrow(message)
  })
})

describe('a line of a season', () => {
  it('with an unclosed quotation mark is named, and spoils no other line', () => {
    expect(reasonsWith(7, (text) => text.replace(',', ',"'))).toEqual([
      '7: a quotation mark is not closed: the line is left out',
    ])
    expect(reasonsWith(7, (text) => text.replace(',', ',x"'))).toEqual([
      '7: a quotation mark stands where none may stand: the line is left out',
    ])
  })

  it('that occurs twice is named with the first, and played once', () => {
    const [first] = whole
    expect(reasonsWith(2, (text) => [text, text])).toEqual([
      `3: ${first?.home} plays at home on this day on line 2 already: the line is left out`,
    ])
  })

  it('in which a side plays itself, or has an endless name, is left out', () => {
    const home = (text: string): string => text.split(',')[3] ?? ''
    const away = (text: string): string => text.split(',')[4] ?? ''
    expect(reasonsWith(5, (text) => text.replace(away(text), home(text)))).toEqual([
      expect.stringMatching('^5: .* plays itself'),
    ])
    expect(reasonsWith(5, (text) => text.replace(away(text), 'x'.repeat(10_000)))).toEqual([
      '5: a name is longer than 100 characters',
    ])
  })

  it.each(['NaN', '0', '1', '1.00', '1e9', '1000000001', '-2.10', '2.123456789', 'Infinity', '2,1', '٢.5'])(
    'with the price %s is reported, and its market is not offered',
    (price) => {
      const column = sample[0]?.split(',').indexOf('B365H') ?? 0
      const reasons = reasonsWith(9, (text) => text.split(',').toSpliced(column, 1, `"${price}"`).join(','))
      expect(reasons).toEqual([`9: column B365H: "${price}" is not a price above 1: no 1X2`])
    },
  )

  it.each(['-0.3', '1e2', '12345678901234567890', 'NaN'])(
    'with the handicap %s is reported, and has no Asian handicap',
    (handicap) => {
      const column = sample[0]?.split(',').indexOf('AHh') ?? 0
      const reasons = reasonsWith(9, (text) => text.split(',').toSpliced(column, 1, handicap).join(','))
      expect(reasons).toEqual([
        `9: column AHh: "${handicap}" is not a handicap in quarters: no Asian handicap`,
      ])
    },
  )
})

describe('a column of a season', () => {
  it('that occurs twice is named, and the first counts', () => {
    const twice = sample.map((text, index) => `${text},${index === 0 ? 'HomeTeam' : 'Somebody'}`)
    const { matches, problems } = readSeason(fileOf(twice))
    expect(problems.shown).toMatchObject([{ line: 1, reason: expect.stringContaining('column HomeTeam is') }])
    expect(matches).toEqual(whole)
  })
})

describe('a packed season', () => {
  it('that is damaged inside is played up to there, and file, line and byte are named', () => {
    const packed = gzipSync(readFileSync(sampleSeason))
    packed.fill(0xff, Math.floor(packed.length / 2), Math.floor(packed.length / 2) + 40)
    const { matches, problems } = readSeason(fileOf(packed, 'season.csv.gz'))
    expect(matches.length).toBeGreaterThan(5)
    expect(problems.shown).toContainEqual({
      file: 'season.csv.gz',
      line: expect.any(Number),
      reason: expect.stringMatching(/^the gzip is damaged at byte \d+ of/),
    })
  })
})
