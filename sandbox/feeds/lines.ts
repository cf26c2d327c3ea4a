import { readFileSync } from 'node:fs'
import { constants, gunzipSync } from 'node:zlib'

import { FeedFileError, type ProblemLog } from './problems.ts'

/** A line of a file with its number, counted from 1. */
export interface Line {
  number: number
  text: string
}

interface Content {
  bytes: Buffer
  /** How far a gzip that is damaged inside, or ends early, could be read, as the end of a sentence. */
  damage: string | null
}

/**
 * The lines of a text file, gzipped or not (detected by its first bytes, not by its name), without the empty ones.
 * A damaged gzip is read up to the first line that is incomplete or unreadable, because what follows may be
 * garbled in ways that nobody notices; file and place become a problem.
 * @param isReadable whether a line could be one of its file's kind
 * @throws FeedFileError if the file cannot be read, is empty, or is not UTF-8 text
 */
export function readLines(
  file: string,
  problems: ProblemLog,
  isReadable: (text: string) => boolean = () => true,
): Line[] {
  const { bytes, damage } = unpack(file, readBytes(file))
  assertText(file, bytes)
  const texts = decode(bytes)
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
  if (damage !== null) {
    texts.pop()
    const garbled = texts.findIndex((text) => text.trim() !== '' && !isReadable(text))
    if (garbled !== -1) texts.splice(garbled)
    problems.report(file, texts.length + 1, `${damage}: what could be read before this line is played`)
  }
  const lines = texts
    .map((text, index): Line => ({ number: index + 1, text: text.trim() }))
    .filter(({ text }) => text !== '')
  if (lines.length === 0)
    throw new FeedFileError(file, damage === null ? 'is empty.' : `cannot be read: ${damage}.`)
  return lines
}

/** Whether a line is complete, in a file where each line should be JSON. */
export function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

function readBytes(file: string): Buffer {
  try {
    return readFileSync(file)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null
    if (code === 'EISDIR') throw new FeedFileError(file, 'is a folder, not a file.')
    if (code === 'ENOENT') throw new FeedFileError(file, 'does not exist.')
    throw new FeedFileError(
      file,
      `cannot be read: ${error instanceof Error ? error.message : String(error)}.`,
    )
  }
}

const packers: readonly (readonly [string, string])[] = [
  ['BZh', 'bzip2'],
  ['PK\u0003\u0004', 'zip'],
  ['\u00FD7zXZ', 'xz'],
  ['7z\u00BC\u00AF', '7-Zip'],
  ['\u0028\u00B5\u002F\u00FD', 'Zstandard'],
]

function unpack(file: string, raw: Buffer): Content {
  const start = raw.toString('latin1', 0, 8)
  const packer = packers.find(([magic]) => start.startsWith(magic))
  if (packer !== undefined) {
    throw new FeedFileError(file, `is packed with ${packer[1]}, which is not read here: unpack it first.`)
  }
  if (raw[0] !== 0x1f || raw[1] !== 0x8b) return { bytes: raw, damage: null }
  try {
    return { bytes: gunzipSync(raw), damage: null }
  } catch (error) {
    return unpackDamaged(raw, error instanceof Error ? error.message : 'unreadable')
  }
}

/** The longest beginning of a gzip that can be unpacked, found by bisection. */
function unpackDamaged(raw: Buffer, reason: string): Content {
  let good = 0
  let bad = raw.length + 1
  let bytes = Buffer.alloc(0)
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2)
    try {
      bytes = gunzipSync(raw.subarray(0, middle), { finishFlush: constants.Z_SYNC_FLUSH })
      good = middle
    } catch {
      bad = middle
    }
  }
  const damage =
    good === raw.length
      ? `the gzip breaks off after byte ${good}`
      : `the gzip is damaged at byte ${good} of ${raw.length} (${reason})`
  return { bytes, damage }
}

/** @throws FeedFileError for UTF-16, and for anything that is not text */
function assertText(file: string, bytes: Buffer): void {
  const head = bytes.subarray(0, 8192)
  const mark = head.toString('latin1', 0, 2)
  const zeros = [0, 0]
  let controls = 0
  head.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
    if (byte < 9 || (byte > 13 && byte < 32)) controls += 1
  })
  const isWide = Math.max(...zeros) > head.length / 4 && Math.min(...zeros) < head.length / 40
  if (mark === '\u00FF\u00FE' || mark === '\u00FE\u00FF' || isWide) {
    throw new FeedFileError(file, 'is in UTF-16, which is not read here: save it as UTF-8.')
  }
  if (controls > head.length / 50) throw new FeedFileError(file, 'is not a text file.')
}

/** Older files are not in UTF-8. */
function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return bytes.toString('latin1')
  }
}
