import { readFileSync } from 'node:fs'
import { constants, gunzipSync } from 'node:zlib'

/** A line of a file with its number, counted from 1. */
export interface Line {
  number: number
  text: string
}

/**
 * The whole content of a file, gunzipped when it is gzipped (told by its first bytes, not by its name).
 * A gzip that was cut off gives what can be read of it. Throws where the file cannot be read at all.
 */
export function readMaybeGzipped(file: string): Buffer {
  const raw = readFileSync(file)
  if (raw.toString('latin1', 0, 3) === 'BZh') {
    throw new Error(`${file} is packed with bzip2, which is not read here: unpack it first.`)
  }
  const isGzip = raw[0] === 0x1f && raw[1] === 0x8b
  return isGzip ? gunzipSync(raw, { finishFlush: constants.Z_SYNC_FLUSH }) : raw
}

/** The lines of a text file, gzipped or not, without the empty ones. */
export function* readLines(file: string): Generator<Line> {
  const content = readMaybeGzipped(file)
  let number = 0
  let start = 0
  while (start < content.length) {
    const end = content.indexOf(0x0a, start)
    const stop = end === -1 ? content.length : end
    const text = content.toString('utf8', start, stop).trim()
    number += 1
    start = stop + 1
    if (text !== '') yield { number, text: number === 1 ? text.replace(/^\uFEFF/, '') : text }
  }
}
