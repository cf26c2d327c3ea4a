import type { MakeFault } from './fault.ts'

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

/** A fault of all objects that have a field, in replies and messages. */
export function everywhere(
  field: string,
  change: (part: Record<string, unknown>) => void,
): ReturnType<MakeFault> {
  const changeAll = (value: unknown): void => {
    for (const part of objectsWith(value, field)) change(part)
  }
  return {
    answers: ({ body }) => changeAll(body),
    sends: (text, line) => {
      if (!text.includes(`"${field}"`)) return line.send(text)
      const message: unknown = JSON.parse(text)
      changeAll(message)
      line.send(JSON.stringify(message))
    },
  }
}
