/** The objects of a value, however deep, of which each has a field. */
export function* objectsWith(value: unknown, field: string): Generator<Record<string, unknown>> {
  if (Array.isArray(value)) for (const part of value) yield* objectsWith(part, field)
  else if (isObject(value)) {
    if (field in value) yield value
    for (const part of Object.values(value)) yield* objectsWith(part, field)
  }
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
