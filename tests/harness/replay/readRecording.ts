import { readFile, stat } from 'node:fs/promises'

import type { Entry, Recording } from '#machines/recording/entries.ts'

/** A client keeps at most 8 MiB of entries, and what stands around them is short. */
const mostBytes = 32 * 1024 * 1024
/** @throws Error with a plain message where the file is not there, is no recording, or is of another version */
export async function readRecording(file: string): Promise<Recording> {
  const { size } = await stat(file).catch(() => {
    throw new Error(`There is no file ${file}.`)
  })
  if (size > mostBytes)
    throw new Error(`${file} has ${megabytes(size)} MB: no recording has more than ${megabytes(mostBytes)}.`)
  return recordingOf(await readFile(file, 'utf8'), file)
}

/** @param name of whatever the text came from, for messages @throws Error with a plain message */
export function recordingOf(text: string, name: string): Recording {
  const read = json(text, name)
  if (!isFields(read) || read['format'] !== 'slipway-recording')
    throw new Error(`${name} is not a recording of a Slipway client.`)
  if (read['version'] !== 1)
    throw new Error(`${name} is a recording of version ${String(read['version'])}; this one reads version 1.`)
  const { began, client, entries, opened, dropped } = read
  if (typeof began !== 'string' || Number.isNaN(Date.parse(began)))
    throw new Error(`${name} does not say when it began.`)
  if (!Array.isArray(entries)) throw new Error(`${name} has no entries.`)
  const wrong = entries.findIndex((entry) => !isEntry(entry))
  if (wrong >= 0) throw new Error(`${name}: entry ${wrong + 1} of ${entries.length} cannot be read.`)
  return {
    format: 'slipway-recording',
    version: 1,
    client: String(client),
    began,
    opened: typeof opened === 'string' && opened.startsWith('/') ? opened : '/v8/',
    dropped: typeof dropped === 'number' ? dropped : 0,
    entries: entries.filter(isEntry),
  }
}

function json(text: string, name: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(`${name} is not JSON, and so no recording.`)
  }
}

function isEntry(value: unknown): value is Entry {
  if (!isFields(value) || typeof value['at'] !== 'number' || !(value['at'] >= 0)) return false
  const { kind } = value
  const texts = typeof kind === 'string' && Object.hasOwn(needed, kind) ? needed[kind] : undefined
  if (texts?.every((name) => typeof value[name] === 'string') !== true) return false
  return kind !== 'step' || (isFields(value['event']) && typeof value['event']['type'] === 'string')
}

/** The texts that an entry of each kind has. */
const needed: Readonly<Record<string, readonly string[]>> = {
  began: ['actor'],
  step: ['actor'],
  ended: ['actor', 'status'],
  burst: ['actor', 'event'],
  call: ['method', 'path'],
  channel: ['channel', 'what'],
  went: ['path'],
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function megabytes(bytes: number): number {
  return Math.ceil(bytes / 1024 / 1024)
}
