import { existsSync, readFileSync } from 'node:fs'

import openapiTS, { COMMENT_HEADER, astToString } from 'openapi-typescript'

import {
  type DocumentName,
  type Json,
  type JsonObject,
  isJsonObject,
  readDocument,
  refsIn,
  schemasOf,
} from '#openapi/documents.ts'

import { callTraitsSource, serversSource } from './calls.ts'
import { recordedSource } from './recorded.ts'

/** The generated files, each with the function that makes it. */
export const generatedFiles: Readonly<Record<string, () => Promise<string>>> = {
  'openapi/client.gen.ts': () => generateTypes('client.yaml'),
  'openapi/realtime.gen.ts': () => generateTypes('realtime.yaml'),
  'openapi/host.gen.ts': () => generateTypes('host-messages.yaml'),
  'openapi/calls.gen.ts': async () => callTraitsSource(),
  'openapi/servers.gen.ts': async () => serversSource(),
  'src/recording/wireFields.gen.ts': async () => recordedSource(),
}

/** The generated files that are out of date, each with the content it should have. */
export async function staleFiles(): Promise<{ file: string; types: string }[]> {
  const files = await Promise.all(
    Object.entries(generatedFiles).map(async ([file, generate]) => ({ file, types: await generate() })),
  )
  return files.filter(({ file, types }) => !existsSync(file) || readFileSync(file, 'utf8') !== types)
}

/** The TypeScript source of a document's types, as its generated file should be. */
async function generateTypes(name: DocumentName): Promise<string> {
  const source = name === 'client.yaml' ? readDocument(name) : componentsDocument(name)
  return `${COMMENT_HEADER}${astToString(await openapiTS(JSON.stringify(source), { silent: true }))}`
}

const shared = 'client.yaml#/components/schemas/'
const local = '#/components/schemas/'

/**
 * An OpenAPI document that holds the schemas of an AsyncAPI document and those of client.yaml that it refers
 * to, because the generator only reads OpenAPI. Throws if both documents have a schema with the same name.
 */
function componentsDocument(name: DocumentName): JsonObject {
  const own = schemasOf(readDocument(name))
  const client = schemasOf(readDocument('client.yaml'))
  const schemas: JsonObject = { ...own }
  const wanted = refsIn(own)
    .filter((ref) => ref.startsWith(shared))
    .map((ref) => ref.slice(shared.length))
  const seen = new Set<string>()
  for (let key = wanted.pop(); key !== undefined; key = wanted.pop()) {
    if (seen.has(key)) continue
    seen.add(key)
    const schema = client[key]
    if (schema === undefined) throw new TypeError(`${name} refers to ${key}, which client.yaml lacks`)
    if (key in own) throw new TypeError(`${name} has a schema ${key} of its own and refers to client.yaml's`)
    schemas[key] = schema
    wanted.push(...refsIn(schema).map((ref) => ref.slice(local.length)))
  }
  const title = `Schemas of ${name}`
  return {
    openapi: '3.1.0',
    info: { title, version: '1' },
    paths: {},
    components: { schemas: localRefs(schemas) },
  }
}

/** The same schemas, with every reference into client.yaml turned into a reference into this document. */
function localRefs(value: JsonObject): JsonObject
function localRefs(value: Json): Json
function localRefs(value: Json): Json {
  if (Array.isArray(value)) return value.map((item) => localRefs(item))
  if (!isJsonObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string' ? inner.replace(shared, local) : localRefs(inner),
    ]),
  )
}
