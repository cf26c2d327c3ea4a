import { existsSync, readFileSync, writeFileSync } from 'node:fs'

import type { Random } from '../../feeds/random.ts'

// https://www.sqlite.org/fileformat2.html#the_write_ahead_log and https://www.sqlite.org/walformat.html
const logHeader = 32
const frameHeader = 24
const pageSizeAt = 8
const saltsAt = 16
const saltsOfFrameAt = 8
const saltsLength = 8
/**
 * In the index beside the log: how many frames are committed, how many of them are in the database itself, and how many were
 * on their way into it: those are synced before the first of them is moved.
 */
const committedAt = 16
const movedAt = 96
const movingAt = 128

/** How far the log of a store has been written. */
export interface LogState {
  /** Bytes up to which all was synced before anybody was told. */
  readonly committed: number
  /** Bytes that are in the database as well, or were being moved into it: before them nothing can be torn any more. */
  readonly moved: number
  /** Bytes of all frames; beyond `committed` they are of a transaction that was being written. */
  readonly written: number
}

/** Reads it from the files that a kill left. Null without a log. */
export function readLogState(store: string): LogState | null {
  const [logFile, indexFile] = [`${store}-wal`, `${store}-shm`]
  if (!existsSync(logFile) || !existsSync(indexFile)) return null
  const log = readFileSync(logFile)
  const index = readFileSync(indexFile)
  if (log.length <= logHeader || index.length < movingAt + 4) return null
  const frame = frameHeader + log.readUInt32BE(pageSizeAt)
  const salts = log.subarray(saltsAt, saltsAt + saltsLength)
  let end = logHeader
  while (end + frame <= log.length) {
    const at = end + saltsOfFrameAt
    // What follows is of an earlier round of the log.
    if (!log.subarray(at, at + saltsLength).equals(salts)) break
    end += frame
  }
  const bytesOf = (frames: number): number => Math.min(end, logHeader + frames * frame)
  return {
    committed: bytesOf(index.readUInt32LE(committedAt)),
    moved: bytesOf(Math.max(index.readUInt32LE(movedAt), index.readUInt32LE(movingAt))),
    written: end,
  }
}

/** Tears the log of a store at a random byte of a stretch: what follows is gone, or the rest of the stretch is noise. */
export function tearLog(store: string, { from, to }: { from: number; to: number }, random: Random): void {
  const file = `${store}-wal`
  const log = readFileSync(file)
  const at = random.whole(from, to)
  const isCut = random.chance(0.5)
  for (let byte = at; byte < to && !isCut; byte += 1) log[byte] = random.whole(0, 255)
  writeFileSync(file, isCut ? log.subarray(0, at) : log)
}
