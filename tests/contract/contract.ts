/** Questions that the contract's tests ask of its documents. */
import { type Json, type JsonObject, isJsonObject, objectAt, readDocument } from '#openapi/documents.ts'

/** One call of client.yaml: the names of what it takes. */
export interface Call {
  path: string[]
  query: string[]
  header: string[]
  body: string[]
  /** The type of the body's schema: object or array. */
  bodyType: Json
  replies: string[]
}

const client = readDocument('client.yaml')

/** The call under a method and path. Throws for an unknown one. */
export function readCall(method: string, path: string): Call {
  const operation = objectAt(objectAt(objectAt(client, 'paths'), path), method.toLowerCase())
  const parameters = list(operation.parameters).map((parameter) => followed(client, parameter))
  const names = (place: string): string[] =>
    parameters
      .filter((parameter) => parameter.in === place)
      .flatMap(({ name }) => (typeof name === 'string' ? [name] : []))
  const body = bodySchema(operation)
  return {
    path: names('path'),
    query: names('query'),
    header: names('header'),
    body: body === null ? [] : fieldsOf(client, body),
    bodyType: body?.type ?? null,
    replies: Object.keys(objectAt(operation, 'responses')),
  }
}

/** Every method and path of client.yaml, such as `GET /games`. */
export function listCalls(): string[] {
  return Object.entries(objectAt(client, 'paths')).flatMap(([path, item]) =>
    isJsonObject(item)
      ? Object.keys(item)
          .filter((key) => ['get', 'put', 'post', 'patch', 'delete'].includes(key))
          .map((method) => `${method.toUpperCase()} ${path}`)
      : [],
  )
}

/** The names of a schema's fields; for an array those of its items, else of all its alternatives or parts together. */
export function fieldsOf(document: JsonObject, schema: JsonObject): string[] {
  const target = followed(document, schema)
  const parts = [
    ...list(target.allOf),
    ...list(target.oneOf),
    ...(isJsonObject(target.items) ? [target.items] : []),
  ]
  const inner = parts.flatMap((part) => (isJsonObject(part) ? fieldsOf(document, part) : []))
  return [...(isJsonObject(target.properties) ? Object.keys(target.properties) : []), ...inner]
}

/** A schema of client.yaml by its name, or a part of it: `Settings`, `Settings/miniGame`, `Event/markets`. */
export function clientSchema(name: string): JsonObject {
  const [root = '', ...steps] = name.split('/')
  return steps.reduce(
    (schema, step) => {
      const inner = followed(client, objectAt(objectAt(schema, 'properties'), step))
      return isJsonObject(inner.items) ? followed(client, inner.items) : inner
    },
    followed(client, objectAt(objectAt(objectAt(client, 'components'), 'schemas'), root)),
  )
}

/** The fields of a schema of client.yaml, named as in `clientSchema`. */
export function clientFields(name: string): string[] {
  return fieldsOf(client, clientSchema(name))
}

/** A value, or what it refers to inside its document. */
export function followed(document: JsonObject, value: Json | undefined): JsonObject {
  if (!isJsonObject(value)) throw new TypeError('not a mapping')
  if (typeof value.$ref !== 'string') return value
  const steps = value.$ref.split('#/')[1]?.split('/') ?? []
  const home = value.$ref.startsWith('client.yaml') ? client : document
  return followed(
    home,
    steps.reduce((at, step) => objectAt(at, step.replaceAll('~1', '/')), home),
  )
}

export function list(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : []
}

function bodySchema(operation: JsonObject): JsonObject | null {
  if (!isJsonObject(operation.requestBody)) return null
  const [media] = Object.values(objectAt(operation.requestBody, 'content'))
  return isJsonObject(media) ? followed(client, media.schema) : null
}
