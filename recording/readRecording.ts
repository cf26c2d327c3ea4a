import type { StateValue } from 'xstate'

import type { Entry, Recording } from './entries.ts'

/** Why a file cannot be read, in words for the person who chose it. */
export class NotARecording extends Error {
  override name = 'NotARecording'
}

/** A client keeps at most 8 MiB of entries, and what stands around them is short. */
const largestFile = 32 * 2 ** 20
/** A state as deep as this is of no chart. */
const deepest = 16
/** A client keeps nothing as deep as this. */
const deepestPart = 100

/**
 * Looks at a file's size before it is read.
 * @param size bytes
 * @throws NotARecording where no recording has so many
 */
export function checkSize(size: number): void {
  if (size > largestFile)
    throw new NotARecording(
      `This file has ${Math.ceil(size / 2 ** 20)} MB; a recording has ${largestFile / 2 ** 20} MB at most.`,
    )
}

/** Reads a recorded session out of a file's text. @throws NotARecording */
export function readRecording(text: string): Recording {
  let read: unknown
  try {
    read = JSON.parse(text)
  } catch {
    throw new NotARecording('This file is no JSON, and so no recording.')
  }
  if (!isObject(read) || read['format'] !== 'slipway-recording')
    throw new NotARecording('This file is no recording of a client: it does not say that it is one.')
  const { version, client, began, opened, dropped, entries } = read
  if (version !== 1)
    throw new NotARecording(
      `This recording is of version ${typeof version === 'number' ? version : 'unknown'}; only version 1 can be read.`,
    )
  if (typeof client !== 'string' || typeof began !== 'string' || Number.isNaN(Date.parse(began)))
    throw new NotARecording('This recording does not say which client it is of, or when it began.')
  if (!Array.isArray(entries)) throw new NotARecording('This recording has no list of entries.')
  return {
    format: 'slipway-recording',
    version,
    client,
    began,
    ...(typeof opened === 'string' && opened.startsWith('/') ? { opened } : {}),
    ...(typeof dropped === 'number' && dropped > 0 ? { dropped } : {}),
    entries: readEntries(entries),
  }
}

/** Reads entries from outside: from a file or a client. @throws NotARecording at the first that is not an entry */
export function readEntries(entries: readonly unknown[]): readonly Entry[] {
  // A list that was posted may have holes, which `map` passes over.
  return Array.from(entries, (entry, place) => {
    const wrong = isObject(entry) ? whatIsWrong(entry) : 'it is no object'
    if (wrong !== null) throw new NotARecording(`Entry ${place + 1} cannot be read: ${wrong}.`)
    // All that is read of it has been looked at.
    return entry as unknown as Entry
  })
}

type Check = (value: unknown) => boolean

const isText: Check = (value) => typeof value === 'string'
const isNumber: Check = (value) => typeof value === 'number' && Number.isFinite(value)
const isAnything: Check = () => true
const isContext: Check = (value) => value === null || isObject(value)
const isTexts: Check = (value) => Array.isArray(value) && value.every(isText)
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value)
const orNothing =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value)
const oneOf =
  (...words: readonly string[]): Check =>
  (value) =>
    words.some((word) => word === value)

const kinds: Readonly<Record<Entry['kind'], Readonly<Record<string, Check>>>> = {
  began: {
    actor: isText,
    machine: orNull(isText),
    value: orNull(isStateValue),
    context: isContext,
    transitions: orNothing(isTexts),
  },
  step: {
    actor: isText,
    from: orNull(isText),
    event: (value) => isObject(value) && isText(value['type']),
    transitions: isTexts,
    value: orNull(isStateValue),
    context: orNothing(isContext),
  },
  ended: { actor: isText, status: oneOf('done', 'error', 'stopped') },
  burst: { actor: isText, event: isText, count: isNumber },
  call: {
    method: isText,
    path: isText,
    status: orNull(isNumber),
    body: isAnything,
    took: isNumber,
    isGivenUp: orNothing((value) => typeof value === 'boolean'),
  },
  channel: { channel: isText, what: oneOf('opened', 'message', 'closed'), data: isAnything },
  went: { path: isText },
}

function whatIsWrong(entry: Readonly<Record<string, unknown>>): string | null {
  const { kind, at } = entry
  if (typeof kind !== 'string') return 'its kind is no text'
  if (!isKind(kind)) return `there is no kind ${JSON.stringify(kind).slice(0, 40)}`
  if (typeof at !== 'number' || !(at >= 0)) return 'it does not say when it was'
  const wrong = Object.entries(kinds[kind]).find(([name, check]) => !check(entry[name]))
  if (wrong !== undefined) return `its ${wrong[0]} is not what a ${kind} has`
  return isPlain(entry) ? null : 'it has something in it that no file can have'
}

function isKind(kind: string): kind is Entry['kind'] {
  return Object.hasOwn(kinds, kind)
}

function isStateValue(value: unknown, depth = 0): value is StateValue {
  if (typeof value === 'string') return true
  return (
    isObject(value) &&
    depth < deepest &&
    Object.values(value).every((inner) => isStateValue(inner, depth + 1))
  )
}

/**
 * Whether a value has nothing in it that no file has: what was posted may also hold itself, dates, maps or binary data.
 * @param done what has been looked at already, for it may stand in several places
 */
function isPlain(value: unknown, done = new Set<unknown>(), depth = 0): boolean {
  if (typeof value !== 'object' || value === null || done.has(value)) return true
  // Of whatever window: the prototype of plain objects is the one that has none.
  const hasOwnKind = Object.getPrototypeOf(Object.getPrototypeOf(value) ?? Object.prototype) !== null
  if (depth > deepestPart || (hasOwnKind && !Array.isArray(value))) return false
  if (!Object.values(value).every((inner) => isPlain(inner, done, depth + 1))) return false
  done.add(value)
  return true
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
