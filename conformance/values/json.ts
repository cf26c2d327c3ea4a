/** What YAML and JSON can say. */
export type Json = null | boolean | number | string | Json[] | JsonObject
export type JsonObject = { [key: string]: Json }

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether two values are equal, whatever the order of their keys. */
export function isEqual(one: Json | undefined, other: Json | undefined): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, at) => isEqual(item, other[at]))
  if (isObject(one) && isObject(other)) {
    const keys = Object.keys(one)
    return (
      keys.length === Object.keys(other).length &&
      keys.every((key) => Object.hasOwn(other, key) && isEqual(one[key], other[key]))
    )
  }
  return one === other
}

/** A value in a line, cut where it is long. */
export function shown(value: Json | undefined, most = 400): string {
  const text = value === undefined ? 'nothing' : (JSON.stringify(value) ?? 'nothing')
  return text.length <= most ? text : `${text.slice(0, most)} … (${text.length} characters)`
}
