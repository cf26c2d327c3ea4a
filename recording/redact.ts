import type { AnyEventObject } from 'xstate'

import type { KeptEvent } from './entries.ts'
import { keptFields, keptMaps } from './kept.ts'

/** Takes out of whatever is recorded what nobody else may read. One a recording: the same secret gets the same stand-in. */
export interface Redactor {
  /** The text, with a stand-in for each secret in it: those that were learned, and whatever looks like one. */
  text(value: string): string
  /**
   * The same for a value that may be kept and is not free text: a word of the contract or of a chart, or a number. One
   * that is also a short login stays, because it would be there for any member.
   */
  value(value: string): string
  /** Takes what has been learned since out of what was kept before. */
  again<Kept>(kept: Kept): Kept
  /** Remembers a secret by its value, wherever it comes again; a short one has its stand-in here alone. @returns its stand-in */
  learn(secret: string): string
  /** The same of what somebody is called, however short. */
  learnName(name: string): string
  /** What may be kept of an event: its type, and the fields on the list. */
  event(event: AnyEventObject): KeptEvent
  /** What may be kept of a context; null if there is no context. */
  context(context: unknown): Readonly<Record<string, unknown>> | null
}

/** What a stand-in looks like, never as long as a secret: recordings are compared without their stand-ins. */
export const stubPattern = /(?:hidden|key)-[0-9a-f]{1,8}/

/**
 * What no name, price, amount or word of a chart looks like: an address of a page, of mail or of a machine; 16 letters and
 * digits and more without a space between them, both among them; 24 of anything.
 */
const secretLooks =
  /\b\w+:\/\/[^\s"'<>]+|[^\s@"'<>]+@[^\s@"'<>]+|\b\d{1,3}(?:\.\d{1,3}){3}\b|(?=[\w+=~.-]*\d)(?=[\w+=~.-]*[A-Za-z_])[\w+=~.-]{16,}|[\w+=~.-]{24,}/g
/** An id made of words and numbers, such as that of a market: `e7-24-1-1000-winner`. */
const plainId = /^(?:[a-z]{1,12}\d{0,6}|\d{1,8})(?:[-_](?:[a-z]{1,12}\d{0,6}|\d{1,8}))+$/
const longestText = 300
/** No more of a text is looked at: what finds secrets goes through it again and again. */
const longestLooked = 4 * longestText
const deepest = 12
/**
 * A secret of at least so many characters is removed anywhere, even within a word. A shorter name (`bob`) is part of many
 * words: it is removed only where no letter or digit is next to it. Both in any case. A short name of digits alone (`100`)
 * could be a price or part of a time: it is removed only from sentences, and not where it is part of a decimal. Shorter
 * secrets that are not names are words with other meanings too.
 */
const shortestWithin = 5
const shortNumber = /^\d{1,4}$/
/** Where an X-UNIQUE stands. */
const keyNames: ReadonlySet<string> = new Set(['key', 'nextKey', 'batch'])
const keyPattern = /^[0-9a-f]{32}$/

export function createRedactor(): Redactor {
  const stubs = new Map<string, string>()
  /** Those that are looked for within other texts, each with its stand-in. */
  const learned = new Map<string, { readonly name: string; readonly stub: string }>()
  /** What finds them, and the stand-ins that stand there already. */
  let wanted = patternOf([])

  const stubFor = (secret: string, as?: string): string => {
    const known = stubs.get(secret)
    if (known !== undefined) return known
    const stub = as ?? `hidden-${stubs.size + 1}`
    stubs.set(secret, stub)
    return stub
  }
  const learn = (secret: string, as?: string): string => {
    if (isStub(secret)) return secret
    // No other text holds one as long as that, and no pattern takes any number of them.
    const isLooked = secret.length >= shortestWithin && secret.length <= longestText
    return isLooked ? learnName(secret, as) : stubFor(secret, as)
  }
  const learnName = (name: string, as?: string): string => {
    if (isStub(name) || name.trim() === '') return name
    const known = learned.get(learnedAs(name))
    if (known !== undefined) return known.stub
    const stub = stubFor(name, as)
    learned.set(learnedAs(name), { name, stub })
    wanted = patternOf([...learned.values()].map((each) => each.name))
    return stub
  }
  const withoutLearned = (value: string): string => {
    if (learned.size === 0) return value
    const isSentence = /\s/.test(value)
    return value.replaceAll(wanted, (found) =>
      isStub(found) || (shortNumber.test(found) && !isSentence)
        ? found
        : (learned.get(learnedAs(found))?.stub ?? found),
    )
  }
  const isShort = (value: string): boolean => value.length < shortestWithin && learned.has(learnedAs(value))
  const redactedValue = (value: string): string => (isShort(value) ? value : text(value))
  const text = (value: string): string => {
    if (isStub(value)) return value
    const isLong = value.length > longestLooked
    const told = withoutLearned(isLong ? value.slice(0, longestLooked) : value)
    const hidden = told.replace(secretLooks, (found) => (plainId.test(found) ? found : stubFor(found)))
    // Where it was cut there may be half a secret.
    const sure = isLong ? hidden.slice(0, -longestText) : hidden
    return isLong || sure.length > longestText ? `${sure.slice(0, longestText)}…` : sure
  }

  const kept = (value: unknown, depth: number): unknown => {
    if (typeof value === 'string') return redactedValue(value)
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
    value: redactedValue,
    again: (held) => mapTexts(held, (told) => (isStub(told) || isShort(told) ? told : withoutLearned(told))),
    learn: (secret) => learn(secret),
    learnName: (name) => learnName(name),
    event: (event) => ({ ...fields(event, 0), type: event.type }),
    context: (context) => (typeof context === 'object' && context !== null ? fields(context, 0) : null),
  }
}

/** By what a name is known: it is the same in any case, and by how a long one begins. */
function learnedAs(name: string): string {
  return name.slice(0, longestText).toLowerCase()
}

/** What finds secrets in a text, the longest first, for one may hold another. */
function patternOf(secrets: readonly string[]): RegExp {
  const each = secrets.toSorted((one, other) => other.length - one.length).map(wholeOf)
  return new RegExp([stubPattern.source, ...each].join('|'), 'giu')
}

function wholeOf(secret: string): string {
  const plain = secret.slice(0, longestText).replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
  // No pattern takes any number of letters: where such a name begins, all that follows goes with it.
  if (secret.length > longestText) return `${plain}[^]*`
  if (secret.length >= shortestWithin) return plain
  const [before, after] = shortNumber.test(secret) ? [String.raw`|\d[.,]`, String.raw`|[.,]\d`] : ['', '']
  return String.raw`(?<![\p{L}\p{N}]${before})${plain}(?![\p{L}\p{N}]${after})`
}

/** The same, with its texts changed; its names stay. */
function mapTexts<Held>(held: Held, change: (text: string) => string): Held {
  const map = (part: unknown): unknown => {
    if (typeof part === 'string') return change(part)
    if (Array.isArray(part)) return part.map(map)
    if (typeof part !== 'object' || part === null) return part
    return Object.fromEntries(Object.entries(part).map(([name, within]) => [name, map(within)]))
  }
  // Texts become texts: its shape is what it was.
  return map(held) as Held
}

function isStub(text: string): boolean {
  return new RegExp(`^${stubPattern.source}$`).test(text)
}
