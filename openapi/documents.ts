/**
 * The three documents of the contract as plain JSON, for tools, the sandbox and tests (Node only).
 */
import { readFileSync } from 'node:fs'

import { parse } from 'yaml'

export type Json = null | boolean | number | string | Json[] | JsonObject
export type JsonObject = { [key: string]: Json }

export const documentNames = ['client.yaml', 'realtime.yaml', 'host-messages.yaml'] as const
export type DocumentName = (typeof documentNames)[number]

/** The document parsed afresh: the caller may change the result. Throws if the file is not a YAML mapping. */
export function readDocument(name: DocumentName): JsonObject {
  const document: Json = parse(readFileSync(new URL(name, import.meta.url), 'utf8'))
  if (!isJsonObject(document)) throw new TypeError(`openapi/${name} is not a mapping`)
  return document
}

/** `components.schemas` of a document. Throws if the document has none. */
export function schemasOf(document: JsonObject): JsonObject {
  return objectAt(objectAt(document, 'components'), 'schemas')
}

export function isJsonObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The mapping under a key. Throws a TypeError that names the key if it is missing. */
export function objectAt(value: JsonObject, key: string): JsonObject {
  const inner = value[key]
  if (!isJsonObject(inner)) throw new TypeError(`no mapping under ${key}`)
  return inner
}

/** Every `$ref` in a value, with repetitions, in document order. */
export function refsIn(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap(refsIn)
  if (!isJsonObject(value)) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' && typeof inner === 'string' ? [inner] : refsIn(inner),
  )
}
