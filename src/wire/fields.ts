/**
 * Reading what came over the wire: small readers that give a value of the promised kind or throw `Unreadable`.
 * Written by hand: a schema library would be a tenth of the client's own code for what these few lines do.
 */

/** What came is not what the contract says. Names the field, never its value. */
export class Unreadable extends Error {
  constructor(what: string) {
    super(`unreadable: ${what}`)
    this.name = 'Unreadable'
  }
}

export type Fields = Readonly<Record<string, unknown>>

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function fieldsOf(value: unknown, what: string): Fields {
  if (!isFields(value)) throw new Unreadable(what)
  return value
}

export function text(fields: Fields, name: string): string {
  const value = fields[name]
  if (typeof value !== 'string') throw new Unreadable(name)
  return value
}

export function optionalText(fields: Fields, name: string): string | null {
  const value = fields[name] ?? null
  if (value === null || typeof value === 'string') return value
  throw new Unreadable(name)
}

export function integer(fields: Fields, name: string): number {
  const value = fields[name]
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) throw new Unreadable(name)
  return value
}

export function optionalInteger(fields: Fields, name: string): number | null {
  return (fields[name] ?? null) === null ? null : integer(fields, name)
}

export function flag(fields: Fields, name: string, absent?: boolean): boolean {
  const value = fields[name] ?? absent
  if (typeof value !== 'boolean') throw new Unreadable(name)
  return value
}

/** The wire's 'true' and 'false'. */
export function flagText(fields: Fields, name: string): boolean {
  const value = fields[name]
  if (value === 'true') return true
  if (value === 'false') return false
  throw new Unreadable(name)
}

/** An ISO 8601 time, as UTC milliseconds. */
export function time(fields: Fields, name: string): number {
  const value = Date.parse(text(fields, name))
  if (Number.isNaN(value)) throw new Unreadable(name)
  return value
}

export function optionalTime(fields: Fields, name: string): number | null {
  return (fields[name] ?? null) === null ? null : time(fields, name)
}

/** A text that is one of a known set. */
export function oneOf<T extends string>(
  fields: Fields,
  name: string,
  isKnown: (text: string) => text is T,
): T {
  const value = text(fields, name)
  if (!isKnown(value)) throw new Unreadable(name)
  return value
}

export function list<T>(fields: Fields, name: string, read: (value: unknown) => T): T[] {
  const value = fields[name]
  if (!Array.isArray(value)) throw new Unreadable(name)
  return value.map(read)
}

/** A list in which what cannot be read is left out, and told: one odd entry does not empty a screen. */
export function readableList<T>(
  fields: Fields,
  name: string,
  read: (value: unknown) => T,
  onLeftOut: () => void,
): T[] {
  const value = fields[name]
  if (!Array.isArray(value)) throw new Unreadable(name)
  const readable: T[] = []
  for (const item of value) {
    try {
      readable.push(read(item))
    } catch (error) {
      if (!isReadingError(error)) throw error
      onLeftOut()
    }
  }
  return readable
}

/** Whether an error says that a reply is malformed: ours, or the domain's about a value it does not know. */
export function isReadingError(error: unknown): boolean {
  return error instanceof Unreadable || error instanceof RangeError
}
