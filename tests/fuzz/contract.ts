/** Samples of what the contract describes: its own examples, and values made of its schemas with every field in them. */
import {
  type DocumentName,
  type Json,
  type JsonObject,
  isJsonObject,
  objectAt,
  readDocument,
  schemasOf,
} from '#openapi/documents.ts'

type Samples = readonly [Json, ...Json[]]

const documents: Readonly<Record<DocumentName, JsonObject>> = {
  'client.yaml': readDocument('client.yaml'),
  'realtime.yaml': readDocument('realtime.yaml'),
  'host-messages.yaml': readDocument('host-messages.yaml'),
}

/** What is tried for a text of a pattern: the first that fits. */
const texts = [
  'text',
  '1.95',
  '0.64',
  '#123456',
  'MAP 1',
  'all',
  'a'.repeat(32),
  'a'.repeat(64),
  'JBSWY3DPEHPK3PXP',
  '/v8/events',
  '202611280000',
  '2026-11-28',
  'ping 1',
] as const
const formats: Readonly<Record<string, string>> = {
  date: '2026-11-28',
  'date-time': '2026-11-28T16:00:00Z',
}
/** So many samples are made of a schema: each takes other alternatives, values of enumerations, and lengths of lists. */
const variants = [0, 1, 2, 3] as const
const deepest = 12
/** What goes together: amounts are in the member's currency, whose digits they have; a code can be typed in again. */
const meant: JsonObject = { currency: 'CNY', currencyCode: 'CNY', currencyDigits: 2, betCode: '7KQ3MX9T' }

/** Replies of a call, by its name in client.yaml. */
export function replies(operationId: string, status = '200'): Samples {
  const operation = operations().find((known) => known.operationId === operationId)
  if (operation === undefined) throw new Error(`client.yaml has no ${operationId}`)
  const reply = followed('client.yaml', objectAt(objectAt(operation, 'responses'), status))
  return samplesOf(reply.home, objectAt(objectAt(reply.value, 'content'), 'application/json'))
}

/** Messages by the name of their schema. */
export function messages(document: DocumentName, schema: string): Samples {
  return samplesOf(document, { schema: objectAt(schemasOf(documents[document]), schema) })
}

function operations(): JsonObject[] {
  return Object.values(objectAt(documents['client.yaml'], 'paths'))
    .filter(isJsonObject)
    .flatMap((path) => Object.values(path).filter(isJsonObject))
}

function samplesOf(home: DocumentName, { schema, example, examples }: JsonObject): Samples {
  const named = isJsonObject(examples) ? Object.values(examples) : []
  const given = named.flatMap((held) => {
    const { value } = isJsonObject(held) ? followed(home, held).value : {}
    return value === undefined ? [] : [value]
  })
  const [first, ...others] = variants.map((variant) => make(home, schema ?? {}, variant, 0))
  return [first ?? null, ...others, ...given, ...(example === undefined ? [] : [example])]
}

/** A value, or what it refers to, and the document that this is in. */
function followed(home: DocumentName, value: JsonObject): { home: DocumentName; value: JsonObject } {
  if (typeof value.$ref !== 'string') return { home, value }
  const [file = '', pointer = ''] = value.$ref.split('#/')
  const there = (Object.keys(documents) as DocumentName[]).find((name) => name === file) ?? home
  const found = pointer
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce(objectAt, documents[there])
  return followed(there, found)
}

function make(from: DocumentName, schema: Json, variant: number, depth: number): Json {
  if (!isJsonObject(schema) || depth > deepest) return null
  const { home, value } = followed(from, schema)
  const inner = (of: Json): Json => make(home, of, variant, depth + 1)
  if (value.const !== undefined) return value.const
  if (Array.isArray(value.enum)) return one(value.enum, variant)
  const alternatives = value.oneOf ?? value.anyOf
  if (Array.isArray(alternatives)) return inner(one(alternatives, variant))
  const [example] = Array.isArray(value.examples) ? value.examples : []
  if (example !== undefined) return example
  const parts = Array.isArray(value.allOf) ? value.allOf.map(inner).filter(isJsonObject) : []
  const type = Array.isArray(value.type) ? one(value.type, variant) : value.type
  switch (type) {
    case 'null':
      return null
    case 'boolean':
      return variant % 2 === 0
    case 'integer':
    case 'number':
      return typeof value.minimum === 'number' ? value.minimum + variant : variant + 1
    case 'string':
      return textOf(value)
    case 'array': {
      const least = typeof value.minItems === 'number' ? value.minItems : 0
      const item = inner(value.items ?? {})
      return Array.from({ length: Math.max(least, 1 + (variant % 2)) }, () => item)
    }
    default:
      return Object.assign({}, ...parts, fieldsOf(value, inner)) as JsonObject
  }
}

function fieldsOf({ properties, additionalProperties }: JsonObject, inner: (of: Json) => Json): JsonObject {
  const named = isJsonObject(properties) ? Object.entries(properties) : []
  const others = isJsonObject(additionalProperties) ? [['41', additionalProperties] as const] : []
  return Object.fromEntries([...named, ...others].map(([name, of]) => [name, meant[name] ?? inner(of)]))
}

function textOf({ format, pattern, minLength = 0, maxLength = 4_096 }: JsonObject): string {
  if (typeof format === 'string' && formats[format] !== undefined) return formats[format]
  const isRight = typeof pattern === 'string' ? new RegExp(pattern, 'u') : /^/
  const found = texts.find((text) => isRight.test(text) && text.length <= Number(maxLength))
  if (found === undefined) throw new Error(`no sample for the pattern ${JSON.stringify(pattern)}`)
  return found.padEnd(Number(minLength), 'x')
}

function one(all: readonly Json[], variant: number): Json {
  return all[variant % all.length] ?? null
}
