import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

import { afterAll, describe, expect, it } from 'vitest'

import { sampleRecording } from '../testing/samples.ts'
import { isJson, readLines } from './lines.ts'
import { createProblemLog, FeedFileError, mostShown } from './problems.ts'

const folder = mkdtempSync(join(tmpdir(), 'lines-'))
afterAll(() => rmSync(folder, { recursive: true }))

function fileOf(name: string, content: string | Buffer): string {
  const file = join(folder, name)
  writeFileSync(file, content)
  return file
}

/** The single error of a file that is not read at all. */
function errorOf(file: string): string {
  try {
    readLines(file, createProblemLog())
  } catch (error) {
    expect(error).toBeInstanceOf(FeedFileError)
    return error instanceof Error ? error.message : ''
  }
  throw new Error(`${file} was read.`)
}

describe('the lines of a file', () => {
  it('are numbered as in an editor, without the empty ones, whatever the line ending', () => {
    const file = fileOf('ends.txt', '\uFEFFone\r\n\ntwo\rthree\n')
    expect(readLines(file, createProblemLog())).toEqual([
      { number: 1, text: 'one' },
      { number: 3, text: 'two' },
      { number: 4, text: 'three' },
    ])
  })

  it('are read from a gzip by its first bytes, whatever its name, and from older files that are not UTF-8', () => {
    const packed = fileOf('packed.txt', gzipSync('one\ntwo'))
    expect(readLines(packed, createProblemLog()).map(({ text }) => text)).toEqual(['one', 'two'])
    const old = fileOf('old.csv', Buffer.from('Málaga', 'latin1'))
    expect(readLines(old, createProblemLog())).toEqual([{ number: 1, text: 'Málaga' }])
  })
})

describe('a file that is not ours', () => {
  it.each([
    ['a folder', () => (mkdirSync(join(folder, 'dir')), join(folder, 'dir')), 'is a folder, not a file.'],
    ['missing', () => join(folder, 'missing'), 'does not exist.'],
    ['empty', () => fileOf('empty', ''), 'is empty.'],
    ['blank', () => fileOf('blank', ' \n\r\n\t'), 'is empty.'],
    ['an empty gzip', () => fileOf('empty.gz', gzipSync('')), 'is empty.'],
    [
      'UTF-16 with its mark',
      () => fileOf('wide', Buffer.from('\uFEFFDate,HomeTeam', 'utf16le')),
      'is in UTF-16, which is not read here: save it as UTF-8.',
    ],
    [
      'UTF-16 without its mark',
      () => fileOf('wide2', Buffer.from('Date,HomeTeam,AwayTeam\n', 'utf16le')),
      'is in UTF-16, which is not read here: save it as UTF-8.',
    ],
    [
      'UTF-16 the other way round',
      () => fileOf('wide3', Buffer.from('\uFEFFDate,HomeTeam', 'utf16le').swap16()),
      'is in UTF-16, which is not read here: save it as UTF-8.',
    ],
    [
      'a binary',
      () => fileOf('picture.png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72])),
      'is not a text file.',
    ],
    ['a program', () => process.execPath, 'is not a text file.'],
    [
      'packed otherwise',
      () => fileOf('x.bz2', 'BZh91AY&SY'),
      'is packed with bzip2, which is not read here: unpack it first.',
    ],
    [
      'a zip',
      () => fileOf('x.zip', Buffer.from('PK\u0003\u0004....', 'latin1')),
      'is packed with zip, which is not read here: unpack it first.',
    ],
    [
      'a gzip of nothing but its head',
      () => fileOf('h.gz', gzipSync('one\n').subarray(0, 10)),
      'cannot be read:',
    ],
  ])('%s stops with one error that names it', (_what, make, message) => {
    const file = make()
    expect(errorOf(file)).toContain(`${file} ${message}`)
  })
})

describe('a damaged gzip', () => {
  const whole = readLines(sampleRecording, createProblemLog())
  const packed = readFileSync(sampleRecording)

  it('that ends early gives its lines up to there, and names file, line and byte', () => {
    const half = Math.floor(packed.length / 2)
    const problems = createProblemLog()
    const lines = readLines(fileOf('cut.jsonl.gz', packed.subarray(0, half)), problems)
    expect(lines.length).toBeGreaterThan(100)
    expect(lines).toEqual(whole.slice(0, lines.length))
    expect(problems.shown).toEqual([
      {
        file: 'cut.jsonl.gz',
        line: lines.length + 1,
        reason: `the gzip breaks off after byte ${half}: what could be read before this line is played`,
      },
    ])
  })

  it.each([0.2, 0.4, 0.6, 0.8])(
    'that is damaged inside (at %d of it) gives its lines up to there, and names file, line and byte',
    (share) => {
      const damaged = Buffer.from(packed)
      const place = Math.floor(packed.length * share)
      damaged.fill(0xff, place, place + 64)
      const problems = createProblemLog()
      const lines = readLines(fileOf('damaged.jsonl.gz', damaged), problems, isJson)
      expect(lines.length).toBeGreaterThan(100)
      expect(lines.every(({ text }) => isJson(text))).toBe(true)
      expect(problems.count).toBe(1)
      expect(problems.shown[0]).toMatchObject({ file: 'damaged.jsonl.gz', line: lines.length + 1 })
      const at = Number(/^the gzip is damaged at byte (\d+) of /.exec(problems.shown[0]?.reason ?? '')?.[1])
      expect(at).toBeGreaterThanOrEqual(place)
      // Up to the damaged line nothing is lost, and hardly anything after it is accepted.
      const wrong = lines.findIndex(({ text }, index) => text !== whole[index]?.text)
      expect(wrong === -1 ? 0 : lines.length - wrong).toBeLessThan(20)
    },
  )

  it('with only a wrong checksum is read to its end, which is reported', () => {
    const damaged = Buffer.from(packed)
    damaged.fill(0, damaged.length - 8, damaged.length - 4)
    const problems = createProblemLog()
    expect(readLines(fileOf('sum.jsonl.gz', damaged), problems)).toEqual(whole)
    expect(problems.shown[0]?.reason).toContain('incorrect data check')
  })
})

describe('problems', () => {
  it('are shown up to a limit, and counted beyond it', () => {
    const problems = createProblemLog()
    for (let line = 1; line <= 200_000; line += 1) problems.report('/some/where/x.csv', line, 'bad')
    expect(problems.count).toBe(200_000)
    expect(problems.shown).toHaveLength(mostShown)
    expect(problems.shown[0]).toEqual({ file: 'x.csv', line: 1, reason: 'bad' })
  })
})
