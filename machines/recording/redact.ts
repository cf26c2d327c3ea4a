import type { AnyEventObject } from 'xstate'

import type { KeptEvent } from './entries.ts'
import { keptFields, keptMaps } from './kept.ts'

/** Takes out of whatever is recorded what nobody else may read. One a recording: the same secret gets the same stand-in. */
export interface Redactor {
  /** The text, with a stand-in for each secret in it: those that were learned, and whatever looks like one. */
  text(value: string): string
  /** Remembers a secret by its value, wherever it comes again. @returns its stand-in */
  learn(secret: string): string
  /** What may be kept of an event: its type, and the fields on the list. */
  event(event: AnyEventObject): KeptEvent
  /** What may be kept of a context; null where there is none. */
  context(context: unknown): Readonly<Record<string, unknown>> | null
}

/** What a stand-in looks like: whoever compares a recording with another leaves these out of it. */
export const standInPattern = /(?:hidden|key)-[0-9a-f]+/

/**
 * What no name, price, amount or word of a chart looks like: an address of a page, of mail or of a machine; 16 letters and
 * digits and more without a space between them, both among them; 24 of anything.
 */
const secretLooks =
  /\b\w+:\/\/[^\s"'<>]+|[^\s@"'<>]+@[^\s@"'<>]+|\b\d{1,3}(?:\.\d{1,3}){3}\b|(?=[\w+=~.-]*\d)(?=[\w+=~.-]*[A-Za-z_])[\w+=~.-]{16,}|[\w+=~.-]{24,}/g
/** An id made of words and numbers, such as that of a market: `e7-24-1-1000-winner`. */
const plainId = /^(?:[a-z]{1,12}\d{0,6}|\d{1,8})(?:[-_](?:[a-z]{1,12}\d{0,6}|\d{1,8}))+$/
const longestText = 300
const deepest = 12
/** Shorter ones are words that stand for other things too. */
const shortestSecret = 5
/** Where an X-UNIQUE stands. */
const keyNames: ReadonlySet<string> = new Set(['key', 'nextKey', 'batch'])
const keyPattern = /^[0-9a-f]{32}$/

export function createRedactor(): Redactor {
  const standIns = new Map<string, string>()
  /** Those that are looked for within other texts. */
  const learned: string[] = []

  const standInFor = (secret: string, as?: string): string => {
    const known = standIns.get(secret)
    if (known !== undefined) return known
    const standIn = as ?? `hidden-${standIns.size + 1}`
    standIns.set(secret, standIn)
    return standIn
  }
  const learn = (secret: string, as?: string): string => {
    if (isStandIn(secret)) return secret
    if (secret.length >= shortestSecret && !learned.includes(secret)) learned.push(secret)
    return standInFor(secret, as)
  }
  const text = (value: string): string => {
    if (isStandIn(value)) return value
    const told = learned.reduce((rest, secret) => rest.replaceAll(secret, standInFor(secret)), value)
    const hidden = told.replace(secretLooks, (found) =>
      isStandIn(found) || plainId.test(found) ? found : standInFor(found),
    )
    return hidden.length > longestText ? `${hidden.slice(0, longestText)}…` : hidden
  }

  const kept = (value: unknown, depth: number): unknown => {
    if (typeof value === 'string') return text(value)
    if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
    if (typeof value === 'boolean' || value === null) return value
    if (typeof value !== 'object' || depth > deepest) return undefined
    return Array.isArray(value) ? value.map((item) => kept(item, depth + 1) ?? null) : fields(value, depth)
  }
  const fields = (value: object, depth: number): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(value).flatMap(([name, held]) => {
        if (!keptFields.has(name)) return []
        const what = valueOf(name, held, depth + 1)
        return what === undefined ? [] : [[name, what]]
      }),
    )
  const valueOf = (name: string, held: unknown, depth: number): unknown => {
    // The member reads the first digits of a key to support.
    if (typeof held === 'string' && keyNames.has(name) && keyPattern.test(held))
      return learn(held, `key-${held.slice(0, 8)}`)
    if (!keptMaps.has(name) || typeof held !== 'object' || held === null || Array.isArray(held))
      return kept(held, depth)
    return Object.fromEntries(
      Object.entries(held).map(([key, item]) => [text(key), kept(item, depth + 1) ?? null]),
    )
  }

  return {
    text,
    learn,
    event: (event) => ({ ...fields(event, 0), type: event.type }),
    context: (context) => (typeof context === 'object' && context !== null ? fields(context, 0) : null),
  }
}

function isStandIn(text: string): boolean {
  return new RegExp(`^${standInPattern.source}$`).test(text)
}
